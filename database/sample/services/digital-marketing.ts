import type { SampleService } from '../sample.types.ts'

export const digitalMarketingServices: SampleService[] = [
  {
    category: 'digital-marketing',
    name: 'Search Visibility',
    description:
      'Being found by people who are already looking. We repair what stops search engines from reading your site, write the pages that answer their questions, and see to it that each branch turns up on the map with its right hours.',
    approach:
      'Your enquiry inbox is our keyword tool: we read six months of it and list the questions in customers’ own words. Technical faults are fixed in the first fortnight. After that comes one thorough page a week, written with whoever in your firm knows the answer, and no bought links at any point.',
    benefits:
      'Visits grow slowly and then stay, with no advertising bill behind them. Callers have read the answer already and ask a better question. And as each page is useful in itself, a change in some ranking formula rarely undoes the work.',
    color: '#35A7E8',
    workUrl: 'https://nazeer.example/questions',
    icon: 'service-search-visibility.webp',
    features: [
      {
        name: 'Technical repair',
        description: 'Speed, structure, duplicates and dead links, corrected in the code itself.',
      },
      {
        name: 'Pages worth ranking',
        description: 'Written from interviews and signed off by your own expert.',
      },
      {
        name: 'Local listings',
        description: 'Branches, hours and photographs kept right wherever maps are used.',
      },
    ],
  },
  {
    category: 'digital-marketing',
    name: 'Campaign Planning',
    description:
      'A campaign has one thing to say and a date by which it must have worked. We find the thing, choose the few places where your buyers can be met, make the films and the pages, and run it until that date.',
    approach:
      'Everything is planned backwards from a number that you name: boxes sold, seats filled, operations paid for. A tenth of the budget goes into a two-week trial of four ideas. Three are dropped, without mourning. The fourth gets the rest, and every Monday you have its costs and results on one page.',
    benefits:
      'You know what a new customer costs and can stop when it is too much. The material is yours to keep, film rushes included. And because ideas are tried small first, the expensive weeks are spent on something that is known to work.',
    color: '#35A7E8',
    workUrl: 'https://chaunsapost.example/harvest',
    icon: 'service-campaign-planning.webp',
    features: [
      {
        name: 'Small trials first',
        description: 'Ideas compete on a tenth of the budget before one gets the remainder.',
      },
      {
        name: 'Film and photography',
        description: 'A crew of two that travels light and shoots where the work is done.',
      },
      {
        name: 'Monday page',
        description: 'Spending, results and next steps each week, on a single sheet.',
      },
      {
        name: 'Landing pages',
        description: 'Built for the campaign, quick to open, and taken down when it is over.',
      },
    ],
  },
  {
    category: 'digital-marketing',
    name: 'Newsletter Editing',
    description:
      'A letter that your readers would miss. We set its tone, its rhythm and its look, write the first six with you, and then edit yours or go on writing, as you prefer, in English or in Urdu.',
    approach:
      'Who in your house has something to tell, and what do they talk about at lunch? From those talks we draw up a year of subjects on one page. Each letter has a single subject, a human sender and a reason to be opened that isn’t a discount. We read every reply, since replies are the measure.',
    benefits:
      'You own the list, and no platform can raise the price of reaching it. Lapsed customers return without being shouted at. A year of good letters also makes a fair blog, a talk or two and half of next year’s catalogue.',
    color: '#35A7E8',
    workUrl: 'https://qasid.example/letters',
    icon: 'service-newsletter-editing.webp',
    features: [
      {
        name: 'A year on a page',
        description: 'Subjects, authors and dates agreed before the first letter goes out.',
      },
      {
        name: 'Clean lists',
        description: 'Confirmed sign-ups only, and a way out that takes one click.',
      },
      {
        name: 'Plain design',
        description: 'Letters that read well in any mail program, pictures on or off.',
      },
    ],
  },
  {
    category: 'digital-marketing',
    name: 'Measurement & Analytics',
    description:
      'Most dashboards answer questions that nobody asked. We set up the few measures that would change a decision, collect them without following people around the web, and teach your team to read them with some doubt.',
    approach:
      'We ask what you would do differently if a figure doubled. Figures that would change nothing are left out. What remains is defined in a sentence, counted on your own server, compared with the till or the ledger, and shown with its margin of error. Old reports are switched off one at a time.',
    benefits:
      'The weekly meeting gets shorter. No consent banner is needed for the basics, because no visitor is identified. When two reports disagree, there is a page that says which is right and why, and new staff can follow it.',
    color: '#35A7E8',
    workUrl: 'https://seebyspring.example/figures',
    icon: 'service-measurement-and-analytics.webp',
    features: [
      {
        name: 'Cookie-free counting',
        description: 'Visits and sales are counted in sum, with no profile of anybody.',
      },
      {
        name: 'Definitions on paper',
        description: 'What each figure includes and leaves out, in one sentence.',
      },
      {
        name: 'Checks against the till',
        description: 'Reports are compared every month with what was in fact sold.',
      },
      {
        name: 'Half a day of teaching',
        description: 'Your colleagues learn to spot noise, seasons and wishful reading.',
      },
    ],
  },
]
