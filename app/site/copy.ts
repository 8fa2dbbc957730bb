/**
 * The sentences of the public pages that the specification leaves to us, grouped by page. Texts it
 * gives to the letter stand in the pages themselves.
 */

type Titled = { title: string; text: string }

export const homeCopy = {
  partners: 'Firms we build with',
  services:
    'Design, code and words under one roof, so that nobody has to explain your business twice.',
  about:
    'We are designers, engineers and writers on one floor in Lahore. Since 2019 we have built software for people who milk buffaloes, set exam papers, weave denim and drive the night coach to Multan, and we have usually been there to watch them do it.',
  ideas:
    'Good ideas for a business are mostly found inside it, in the spreadsheet that one person understands or the queue that forms at four o’clock. We come and look for them, and build the one that would change the most.',
  /** Titles and order from the specification. */
  offerings: [
    {
      title: 'Custom Software Development',
      text: 'Programs fitted to the way you work, built in fortnightly steps that you can use as they arrive. You own the code from the first day.',
    },
    {
      title: 'Smart E-Commerce & Digital Presence',
      text: 'A shop, a site and a voice that belong together. Customers find you, understand what you sell and can pay in the way they trust.',
    },
    {
      title: 'Digital Transformation & Innovation',
      text: 'Paper registers and inherited systems, replaced one at a time while the work goes on. Nothing is switched off until its successor has proved itself.',
    },
    {
      title: 'Cloud-Based Business Solutions',
      text: 'Systems that your branches share, that survive a power cut and cost what you were told they would. We look after them day and night.',
    },
  ] satisfies Titled[],
  projects:
    'A few of the things we have built, and for whom. Drag the row along, or use the arrows.',
  closing:
    'Tell us what takes too long, costs too much or goes wrong on Thursdays. An engineer reads every message, and you have an answer within two working days.',
}

export const aboutCopy = {
  lead: 'Darya means river. It is also how we like work to move: steadily, in view of everybody, and round the rocks.',
  welcome:
    'Darya Studio began in 2019 with four people, one client and a borrowed meeting room. Today some thirty of us design, build and look after software for firms that make things, move things or take care of people. We keep teams small and clients for a long time. Most of our new work comes from someone who has used the old.',
  /** Follows the sentence on the parent company. */
  parent:
    'It taught us how to judge our own work: good work is noticed by what is no longer in your way.',
  vision:
    'A Pakistan in which the software of a clinic, a mill or a village school is as well made as anything in the world, speaks the language of the people who use it, and is built by neighbours whom they can call.',
  mission:
    'To study how work is really done, take the tedium out of it with software that is quick, legible and safe, and stand by that software for as long as anyone depends on it.',
  values: 'Seven things we try to live up to, with what each of them means on an ordinary day.',
}

export const servicesCopy = {
  intro:
    'Some clients come with a specification and some with a shoebox of receipts. Either is a good start. Each craft below opens on what we do, how we go about it and what you have at the end.',
  ourServices:
    'Take one service or several: the same small team carries them through, and one person answers for the whole.',
  whatWeDo: 'Choose a craft to see the services in it.',
  subServices: 'Each of these can be ordered by itself, for a fixed price or by the fortnight.',
  ask: 'Is yours not among these? Tell us what is in your way.',
  form: 'Not sure which of these you need? Describe the trouble instead, and we will suggest the shortest way out of it.',
}

export const serviceDetailCopy = {
  approach: 'How we go about it',
  benefits: 'What you have at the end',
  features: 'What is included',
  topics: 'Whatever the service, these five are part of how we build.',
  /** Titles and order from the specification. */
  accordion: [
    {
      title: 'Front-end Development',
      text: 'The part people touch is built with plain HTML, CSS and TypeScript, loads in about a second on a mobile connection and can be used with the keyboard alone.',
    },
    {
      title: 'Back-end Development',
      text: 'Behind it stands a database that keeps its promises and an API that is documented well enough for another firm to take over.',
    },
    {
      title: 'Content Management System (CMS) Integration',
      text: 'Your colleagues change words, pictures and prices themselves, see the page before it goes live and can take any change back.',
    },
    {
      title: 'E-commerce Features',
      text: 'Where something is sold, we add the basket, local payment methods, stock and delivery, and make the day’s takings agree with the bank.',
    },
    {
      title: 'Responsive Design',
      text: 'Every screen is drawn for a small phone first and then for the tablet, the laptop and the wall, in both reading directions.',
    },
  ] satisfies Titled[],
  advantages: 'Why have it made',
  /** Titles and order from the specification. */
  tiles: [
    {
      title: 'Tailored to Specific Needs',
      text: 'Made after watching your people at work, with your terms on the buttons.',
    },
    {
      title: 'Enhanced Efficiency',
      text: 'The task done fifty times a day gets our attention first, and loses a few clicks.',
    },
    {
      title: 'Scalability',
      text: 'Tested beforehand with ten times the records and three times the rush.',
    },
    {
      title: 'Cost Savings',
      text: 'No licence per seat, and no server larger than the work requires.',
    },
    {
      title: 'Competitive Advantage',
      text: 'Your own way of doing things, which no rival can buy in a box.',
    },
    {
      title: 'Data Security',
      text: 'Rights are checked on the server, backups restored weekly, and nothing collected without a use.',
    },
    {
      title: 'Integration',
      text: 'Joined to the bank, the courier, the scales or whatever else you already run.',
    },
    {
      title: 'Maintenance and Support',
      text: 'The people who built it pick up the telephone, for as long as it is in use.',
    },
  ] satisfies Titled[],
}

export const projectsCopy = {
  intro:
    'Each of these began with a visit to the place where the work is done. Here is what stood in the way, what we built and what is different now. One or two are still under way.',
  empty: 'Nothing in this category yet.',
}

export const projectDetailsCopy = {
  approach:
    'Our projects follow one course. We watch the work for some days and write down the one thing that has to improve, in a number. A first usable part is in the client’s hands by the third week, and every fortnight adds to it. Once it is live we stay close for three months, then return to measure what has changed.',
  more: 'More pictures of this project',
}

export const productsCopy = {
  intro:
    'Now and then we solve a problem for one client and meet it again at the next. Those answers have become products of their own: small, priced plainly, and looked after by the team that made them.',
  catalogue:
    'All our products with their particulars in one PDF. Leave your e-mail and it opens at once.',
  empty: 'No products to show at the moment.',
}

export const productDetailsCopy = {
  project:
    'You can run it as it is by the end of the week. Should your business need something that it doesn’t do, we adapt it with you, and improvements that others could use reach everyone.',
  carousel: 'Others from the same workshop.',
  quotation: 'Tell us where to write, and you have a price within two working days.',
}

export const careerCopy = {
  intro:
    'People do their best work where they needn’t pretend. A third of our engineers came from other professions, half of our team leads are women, and prayer times, school runs and night owls all fit in the same calendar. The building has a lift and a ramp, and interviews are held in Urdu or English as you prefer.',
  jobs: 'You will be told what the work pays at the first interview and hear back from us after every step.',
  empty: 'There is no open position just now. Do look in again next month.',
  form: 'A person reads every application. Expect an answer within ten working days, whichever way it goes.',
  resume: 'Any kind of file, up to 10 MB. You can also drop it here.',
  /** Browsers fill in everything else again, but never a file. */
  resumeAgain: 'Please choose your resume once more: a page that comes back cannot keep the file.',
  closing: {
    title: 'No role that fits?',
    text: 'Write to us all the same and say what you would like to be asked to do. More than one of our jobs began as a letter from the person who has it now.',
  } satisfies Titled,
}

export const contactCopy = {
  intro:
    'Write to us about a project, a fault, a talk or a cup of tea. Two of us read what comes in, and one replies within two working days.',
  form: 'A few sentences are plenty. What is the problem, who has it, and by when should it be gone?',
  place: 'Come and see us',
  map: 'Visitors are welcome on weekdays. Do write or ring beforehand, so that there is tea.',
}

export const footerCopy = {
  newsletter: 'One letter a month about what we built, broke and learnt.',
  directions: 'Directions on the map',
}
