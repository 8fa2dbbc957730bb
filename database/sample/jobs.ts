import type { SampleJob } from './sample.types.ts'

/** Open positions. All are in Lahore, on site and full time. */
export const jobs: SampleJob[] = [
  {
    title: 'Senior UI UX Designer',
    description:
      'Lead the design of two or three products at a time, from the first visit on site to the last pixel in the browser, and help two younger designers to become as good as you are.',
    companyOverview:
      'Darya Studio designs and builds software for hospitals, mills, bakeries and water works. Our designers sit among the engineers, see their work used by real people every week, and have the final word on what an interface says. The studio fills one floor with large windows and a small library.',
    jobRole: [
      'Spend the first days of each project where the work is done, watching and taking notes',
      'Turn what you saw into flows and sketches that the client can argue with',
      'Draw complete screens, including the empty, failed and overfull ones',
      'Test prototypes with five users a fortnight and show the recordings to the team',
      'Sit with the engineers until the built screen matches the drawn one',
      'Review the work of two designers each week, kindly and in detail',
    ],
    requirements: [
      'Six years of designing digital products, three of them on something still in use',
      'A portfolio that shows sketches and mistakes as well as final screens',
      'A working knowledge of WCAG 2.2 and the habit of designing to it',
      'Fluency in Figma, and enough HTML and CSS to build a prototype that works',
      'A trained eye for type; experience of setting Urdu is a great advantage',
      'Clear writing in English, and ease in conducting an interview in Urdu or Punjabi',
    ],
  },
  {
    title: 'Backend Engineer, TypeScript',
    description:
      'Write the part that nobody sees and everybody depends on: data models, APIs and night jobs, for clients whose ledgers have to be right by the morning.',
    companyOverview:
      'Our nine web engineers work in teams of three, each team with its own clients and its own say over tools. We run PostgreSQL almost everywhere, prefer few dependencies and read each other’s code before it is merged. Fridays after three belong to our own products.',
    jobRole: [
      'Design database schemas together with the people whose records they will hold',
      'Build and document HTTP APIs for our web and mobile teams',
      'Write tests that run against a real database and fail for good reasons',
      'Find out why a query is slow, and leave a note explaining it',
      'Take one week in six on the support telephone, with the following Monday free',
    ],
    requirements: [
      'Four years of building server software, at least two of them with Node.js and TypeScript',
      'Sound SQL: you can explain a query plan, a lock and an isolation level',
      'Care for failure, such as the retry, the half-finished import and the full disk',
      'Experience in taking over code that somebody else wrote, without starting afresh',
      'Enough Linux to feel at home on a server that has run out of memory',
      'Good written English; most of our decisions are made on paper',
    ],
  },
  {
    title: 'Flutter Developer',
    description:
      'Build apps for riders, nurses and travellers who own modest phones and have no patience for a spinner. You will join the mobile team of four and see your work on the road within a month.',
    companyOverview:
      'Our mobile team has shipped apps for a dairy round, a coach line and a squash club. It keeps a drawer with thirty old phones and a rule that no feature is finished until it has been tried on three of them, one with a cracked screen and one without any signal.',
    jobRole: [
      'Build screens in Flutter from drawings that you are expected to question',
      'Keep data safe on the phone and merge it with the server once there is a connection',
      'Write Kotlin or Swift where a plugin falls short',
      'Measure start-up time, memory and battery use before every release',
      'Spend a day each quarter with the people who use what you built',
      'Prepare releases for both stores and follow them through the first week',
    ],
    requirements: [
      'Three years of mobile development and at least two apps in the stores that we may try',
      'Confident Dart, with a view on state management that you can defend',
      'Experience with offline storage and synchronisation',
      'An eye for motion and touch, down to the right moment for a haptic tap',
      'Readiness to travel within Punjab a few times a year',
    ],
  },
  {
    title: 'Quality Engineer',
    description:
      'Be the person who tries what no one thought of. You will test by hand with imagination, automate what is dull, and have the right to stop any release by saying so.',
    companyOverview:
      'At Darya Studio quality isn’t a department at the end of a corridor. Each team has one quality engineer, who joins on the first day of a project, helps to write the acceptance criteria and signs the release note beside the lead engineer.',
    jobRole: [
      'Read every specification before it is built and list the questions it leaves open',
      'Explore new features with keyboard, screen reader, slow network and bad manners',
      'Write browser journeys in Playwright that read like instructions to a colleague',
      'Reproduce customers’ faults and hand them over as the shortest possible recipe',
      'Keep the test suite fast and honest, and delete tests that prove nothing',
      'Teach the rest of us what you found, at a short session every second Wednesday',
    ],
    requirements: [
      'Three years of testing web or mobile software',
      'Practice in automating browsers, and enough TypeScript to write clean tests',
      'Bug reports so good that a developer once thanked you for one',
      'Some experience of accessibility testing with NVDA, VoiceOver or TalkBack',
      'The calm to say no on the eve of a launch',
    ],
  },
  {
    title: 'Bilingual Content Editor',
    description:
      'Write and edit what our clients’ customers read: web pages, letters, buttons and error messages, in English and in Urdu, neither of them sounding like a translation of the other.',
    companyOverview:
      'Words come before pictures in our projects, so the editor is at the table from the first meeting. You would work with the marketing team of three and be lent to the design teams whenever an interface needs a better sentence. There is a style guide, and it is waiting for its next author.',
    jobRole: [
      'Interview clients and their customers, and find the sentence that matters',
      'Write web pages and newsletters from those interviews',
      'Edit interface wording in both languages together with our designers',
      'Plan a year of subjects for three clients and keep to the plan',
      'Look after our style guide and settle disputes about commas',
    ],
    requirements: [
      'Four years as an editor, journalist or copywriter with published work in both languages',
      'English and Urdu at a level where you play with them',
      'The courage to cut, beginning with your own text',
      'Basic knowledge of HTML and of how people find pages through search',
      'Curiosity about looms, ledgers and cold stores',
    ],
  },
  {
    title: 'Cloud Engineer',
    description:
      'Keep some thirty systems running for clients who have better things to do, and make each of them a little easier to run every month. You would be the third member of a small, experienced team.',
    companyOverview:
      'Darya Studio looks after what it builds, in two data centres and three public clouds. Every system is described in files, every alarm has a page of instructions, and the team measures itself by how seldom anybody is woken. Last year that was four nights.',
    jobRole: [
      'Describe servers, networks and rights in Terraform and review what others describe',
      'Build the path from commit to production, and shorten it where people wait',
      'Restore a backup every week, chosen by lot, and time it',
      'Rehearse busy days with load tests modelled on real traffic',
      'Share the on-call week with two colleagues, one week in three, paid and made up for',
      'Write incident reports that blame nobody and lead to a change',
    ],
    requirements: [
      'Four years of running production systems on Linux',
      'Depth in one of the large clouds and enough breadth to be fair about the others',
      'Working knowledge of PostgreSQL backups, replication and upgrades',
      'A programming language beyond shell, preferably Go, Python or TypeScript',
      'A steady manner on the telephone when something has just broken',
      'Respect for the cheapest arrangement that will do',
    ],
  },
]
