import type { SampleService } from '../sample.types.ts'

export const webDevelopmentServices: SampleService[] = [
  {
    category: 'web-development',
    name: 'Web Applications',
    description:
      'Software your staff or customers open in a browser and work in all day: ledgers, booking desks, control rooms, portals. We take it from the first sketch to the day it goes live, and look after it from then on if you wish.',
    approach:
      'We begin with the one task done most often and build it to the end, database included, before drawing anything else. You can use that slice in the third week, with your own records in it. Each fortnight adds the next task, and what you learn by using the last one decides which that is.',
    benefits:
      'Spreadsheets that only one colleague understands can be retired. Everybody sees the same figures at the same time, each change is signed with a name and an hour, and new staff find their feet within days, since the screens follow the work and not the org chart.',
    color: '#FF5B2E',
    workUrl: 'https://panidesk.example/duty-room',
    icon: 'service-web-applications.webp',
    features: [
      {
        name: 'Roles and rights',
        description:
          'Who may see, change and approve what is settled early and checked on the server.',
      },
      {
        name: 'Import of old records',
        description: 'Your spreadsheets and databases are cleaned, matched and brought across.',
      },
      {
        name: 'History of changes',
        description: 'Any record can show who altered it, when, and what it said before.',
      },
      {
        name: 'Fast on old hardware',
        description: 'We test on the ten-year-old computer at your reception desk.',
      },
    ],
  },
  {
    category: 'web-development',
    name: 'Company Websites',
    description:
      'A site that says what you do, for whom and at what sort of price, before the visitor has finished the tea. Five pages or fifty, in English, Urdu or both, with an editor that the person in your office will be glad to use.',
    approach:
      'Words come first. We interview three of your customers and one who went elsewhere, write the pages as plain text, and design only when that text could stand alone. Photographs are taken at your premises. The finished site weighs less than a single picture on most others.',
    benefits:
      'Enquiries arrive better informed and fewer of them begin with “what do you actually do?”. You change a text or a picture yourself in a minute, pages open in about a second on a mobile connection, and there is no monthly fee for a page builder.',
    color: '#FF5B2E',
    workUrl: 'https://chhat.example/prices',
    icon: 'service-company-websites.webp',
    features: [
      {
        name: 'Copy by a writer',
        description: 'Every page is written by a person who has visited you.',
      },
      {
        name: 'Urdu done properly',
        description: 'Nastaliq type, right-to-left layouts and numerals that your readers expect.',
      },
      {
        name: 'An editor with limits',
        description: 'Colleagues can change words and pictures without breaking the page.',
      },
    ],
  },
  {
    category: 'web-development',
    name: 'Publishing Systems',
    description:
      'For publishers, museums, law reporters and anybody else with more material than a menu can hold. We build the archive, the search and the desk at which editors work, around the way your collection is really described.',
    approach:
      'Two weeks go into the catalogue before any code: what counts as one item, which words editors use for it, where the exceptions are. A model of the content is agreed on paper and tried on a hundred awkward examples. Search is then tuned against questions collected from readers.',
    benefits:
      'Readers find the thing instead of a list of things like it. Editors enter a fact once and see it appear wherever it belongs. Every item keeps a lasting address, so scholars can cite it and other sites can link to it without fear of the next redesign.',
    color: '#FF5B2E',
    workUrl: 'https://craftcabinet.example/drawers',
    icon: 'service-publishing-systems.webp',
    features: [
      {
        name: 'Search in two scripts',
        description: 'A name typed in Roman letters also finds its Urdu spelling.',
      },
      {
        name: 'Deep zoom',
        description: 'Scans and photographs open sharp at any size, through an open standard.',
      },
      {
        name: 'Lasting addresses',
        description: 'Links are designed to be quoted in print and still work decades later.',
      },
      {
        name: 'Editorial steps',
        description: 'Draft, review and release follow your desk, with embargo dates where needed.',
      },
    ],
  },
  {
    category: 'web-development',
    name: 'Rescue of Ageing Software',
    description:
      'The system still runs, but its author has left and nobody dares to touch it. We take over software in PHP, .NET, Java and worse, make it safe, and then replace it piece by piece while your people go on using it.',
    approach:
      'First we get it under version control, backed up and running on a second machine. Tests are written around what the program does today, quirks included. Only then do we change it: one screen or one nightly job at a time, old and new side by side until their answers agree for a month.',
    benefits:
      'You are no longer one retirement away from trouble. Security holes are closed in the first fortnight, each replaced part begins to pay at once, and the project can pause after any step without leaving you between two systems.',
    color: '#FF5B2E',
    workUrl: 'https://slatebook.example/before-and-after',
    icon: 'service-rescue-of-ageing-software.webp',
    features: [
      {
        name: 'Ten-day survey',
        description: 'A written report on what you have, what is at risk and what can wait.',
      },
      {
        name: 'Side-by-side running',
        description: 'New parts prove themselves against the old ones on live data.',
      },
      {
        name: 'A handbook',
        description: 'What the last author knew by heart is finally written down.',
      },
    ],
  },
]
