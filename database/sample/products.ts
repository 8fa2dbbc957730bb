import type { SampleProduct } from './sample.types.ts'

/**
 * What the agency sells under its own name, oldest first. Each is an Urdu word with an English one
 * beside it; `client` says for whom it is made.
 */
export const products: SampleProduct[] = [
  {
    slug: 'golak-till',
    category: 'e-commerce',
    name: 'Golak Till',
    client: 'Neighbourhood shops',
    technology: 'React, SQLite, ESC/POS receipts',
    url: 'https://golak.example',
    date: '2021-06-14',
    description:
      'A till for shops where the owner also stacks the shelves. Golak runs on any tablet, scans with its camera, keeps the neighbourhood’s credit book and prints on the cheapest receipt printer we could find. When the power goes it carries on, and it sends the day’s figures to the owner’s phone after closing. It takes an assistant 10 minutes to learn, between two customers.',
    captions: [
      'In a power cut the printer runs on the battery of a motorcycle, as it did here at 19:42.',
      'What was sold on the book counts as sold, and isn’t looked for in the drawer.',
    ],
    images: ['golak-till-1.webp', 'golak-till-2.webp', 'golak-till-3.webp', 'golak-till-4.webp'],
  },
  {
    slug: 'bahi-fees',
    category: 'web-development',
    name: 'Bahi Fees',
    client: 'Private schools',
    technology: 'Laravel, MySQL, bank collection files',
    url: 'https://bahi.example',
    date: '2021-10-04',
    description:
      'School fees are simple until there are siblings, scholarships, a late joiner and an aunt who pays for two terms in advance. Bahi works all of that out, prints the bank’s challan with one number per family, and marks it paid when the bank’s file arrives. Reminders go out politely, in Urdu or English. A bursar of 900 pupils closes the month in an afternoon.',
    captions: [
      'A family that is late appears by its number, and with the reason once it has given one.',
    ],
    images: ['bahi-fees-1.webp', 'bahi-fees-2.webp', 'bahi-fees-3.webp'],
  },
  {
    slug: 'bari-queue',
    category: 'mobile-app-development',
    name: 'Bari Queue',
    client: 'Independent clinics',
    technology: 'Flutter, WebSocket, text messages',
    url: 'https://bari.example',
    date: '2022-03-28',
    description:
      'Patients take a number at the desk or from home and wait wherever they like; a text tells them when two people are left before them. The receptionist can put a feverish child first and the screen explains, without a name, why everyone else moved down. Doctors learn how long their visits last. In the second month clinics usually take away a row of 6 chairs.',
    captions: [
      'Whoever has time can let the next one go first, without a word across the room.',
      'Most visits are over in nine minutes. The day is planned by those, and not by the one of twenty-five.',
    ],
    images: ['bari-queue-1.webp', 'bari-queue-2.webp', 'bari-queue-3.webp', 'bari-queue-4.webp'],
  },
  {
    slug: 'safar-log',
    category: 'mobile-app-development',
    name: 'Safar Log',
    client: 'Fleets of five to fifty vehicles',
    technology: 'Kotlin, Swift, PostgreSQL',
    url: 'https://safarlog.example',
    date: '2022-09-12',
    description:
      'Fuel, tolls, tyres and trips in one log that the driver fills in with his thumb. Safar compares litres bought with kilometres driven, knows when each vehicle’s oil and token tax fall due, and keeps photographs of every dent with the date on which it first appeared. No tracker has to be fitted. A slip for 58 litres and a tank that holds 52: the first one pays for the year.',
    captions: [
      'The slip is photographed at the pump, and has been read before the van is back on the road.',
      'A figure that can’t be right goes to the driver first. Most are a thumb on the wrong key.',
    ],
    images: ['safar-log-1.webp', 'safar-log-2.webp', 'safar-log-3.webp', 'safar-log-4.webp'],
  },
  {
    slug: 'daak-desk',
    category: 'web-development',
    name: 'Daak Desk',
    client: 'Support teams of two to ten',
    technology: 'TypeScript, PostgreSQL, IMAP',
    url: 'https://daakdesk.example',
    date: '2023-01-30',
    description:
      'For teams whose customers write to whichever employee’s phone they happen to know. Daak gives the firm one address and one form on its website, and gathers both in a shared tray where each letter has an owner, a due time and a history. It has no chatbot, and we have no plans to add one. When somebody leaves, the conversations stay: 1 address, however many hands.',
    captions: ['A note for colleagues lies between the letters, and never leaves with one.'],
    images: ['daak-desk-1.webp', 'daak-desk-2.webp', 'daak-desk-3.webp'],
  },
  {
    slug: 'thali-kiosk',
    category: 'ui-ux-design',
    name: 'Thali Kiosk',
    client: 'Canteens and quick kitchens',
    technology: 'Svelte, Raspberry Pi, thermal printing',
    url: 'https://thali.example',
    date: '2023-05-22',
    description:
      'An ordering screen for people who are hungry and in a hurry. Dishes appear as large pictures with the price in the same place each time, a sold-out dish disappears at once, and it speaks Urdu, Punjabi and English, also to someone in a wheelchair. The kitchen gets a paper slip, because steam is hard on screens. An order takes 40 seconds of a break of 11 minutes.',
    captions: [
      'The dishes are photographed in the canteen’s own bowls, so that what comes is what was pressed.',
      'Tables in a canteen have no numbers, so the slip says where the guest sat down.',
    ],
    images: [
      'thali-kiosk-1.webp',
      'thali-kiosk-2.webp',
      'thali-kiosk-3.webp',
      'thali-kiosk-4.webp',
    ],
  },
  {
    slug: 'haazri-shift',
    category: 'data-ai',
    name: 'Haazri Shift',
    client: 'Factories that run in shifts',
    technology: 'Python, card readers, payroll exports',
    url: 'https://haazri.example',
    date: '2023-10-16',
    description:
      'Clocking in is the easy part. Haazri understands a night shift that ends on another date, a swap agreed on the floor, Friday hours and overtime that is counted differently in each department. Workers can see their own hours at the reader and dispute a line before payday. From past rosters it warns the foreman 7 days ahead which shift will probably be short.',
    captions: [
      'A line that is wrong is circled at the reader, and with the foreman before the week is paid.',
    ],
    images: ['haazri-shift-1.webp', 'haazri-shift-2.webp', 'haazri-shift-3.webp'],
  },
  {
    slug: 'kiraya-book',
    category: 'web-development',
    name: 'Kiraya Book',
    client: 'Landlords and small estates',
    technology: 'Ruby on Rails, PostgreSQL',
    url: 'https://kiraya.example',
    date: '2024-01-22',
    description:
      'Rent, deposits, repairs and the yearly increase. Tenants get a numbered receipt for everything they pay, cash included, and can report a leaking tap with a photograph. Kiraya divides a shared electricity bill by sub-meter and shows the sum. At the end of the tax year it prints the schedule that an accountant would ask for. The book is the same for 1 flat or for 90.',
    captions: [
      'The photograph goes to the plumber as well, who brings the right washer the first time.',
    ],
    images: ['kiraya-book-1.webp', 'kiraya-book-2.webp', 'kiraya-book-3.webp'],
  },
  {
    slug: 'taana-count',
    category: 'data-ai',
    name: 'Taana Count',
    client: 'Weaving sheds',
    technology: 'Rust, ESP32 counters, Grafana',
    url: 'https://taana.example',
    date: '2024-04-15',
    description:
      'A counter the size of a matchbox clips to the loom and tells the shed how many picks it made, when it stopped and for how long. Taana grew out of our work for a mill with ninety-six looms and has been cut down for sheds with eight: no server room, no board, just a page that the owner opens over tea. Fitting takes 15 minutes a loom and voids no warranty.',
    captions: [
      'The counter is clipped on while the loom runs. A screw would have cost the warranty.',
    ],
    images: ['taana-count-1.webp', 'taana-count-2.webp', 'taana-count-3.webp'],
  },
  {
    slug: 'almari-stock',
    category: 'e-commerce',
    name: 'Almari Stock',
    client: 'Boutiques and tailors',
    technology: 'Vue, Node.js, barcode labels',
    url: 'https://almari.example',
    date: '2024-08-05',
    description:
      'Three-piece suits sold as two pieces, cloth by the metre, and one dupatta that belongs to four outfits: ordinary stock software gives up here. Almari knows what goes with what, follows a piece to the embroiderer and back, and keeps the website from selling what the shop has just sold. Labels are printed on cloth tape, so they survive the iron.',
    captions: [
      'Four outfits share this dupatta. Once it is sold with one, the other three are no longer offered whole.',
    ],
    images: ['almari-stock-1.webp', 'almari-stock-2.webp', 'almari-stock-3.webp'],
  },
  {
    slug: 'mehfil-diary',
    category: 'web-development',
    name: 'Mehfil Diary',
    client: 'Marquees and wedding halls',
    technology: 'Django, HTMX, PostgreSQL',
    url: 'https://mehfil.example',
    date: '2024-11-18',
    description:
      'A hall in season holds two functions a day and loses money on the one that was booked twice. Mehfil shows lunch and evening as separate dates, follows each family’s instalments and turns the agreed menu into a shopping list for the cook. Guests grow from 300 to 450 in the final week, as they do; the quotation is ready again within a minute.',
    captions: [
      'What is struck through has been bought. Yoghurt and charcoal wait for the last morning.',
    ],
    images: ['mehfil-diary-1.webp', 'mehfil-diary-2.webp', 'mehfil-diary-3.webp'],
  },
  {
    slug: 'parcha-builder',
    category: 'ui-ux-design',
    name: 'Parcha Builder',
    client: 'Coaching academies',
    technology: 'React, Typst, PostgreSQL',
    url: 'https://parcha.example',
    date: '2025-02-10',
    description:
      'Teachers choose chapters, marks and difficulty, and Parcha sets an exam paper from the academy’s own bank of questions, with Urdu and English side by side and every formula properly typeset. Each row of desks can have a different order of questions. The answer key follows along by itself. A mock exam that took an evening to set is done in 20 minutes, before the bell.',
    captions: ['Chosen, set and printed with its key between ten o’clock and twenty past.'],
    images: ['parcha-builder-1.webp', 'parcha-builder-2.webp', 'parcha-builder-3.webp'],
  },
  {
    slug: 'naqsha-pins',
    category: 'digital-marketing',
    name: 'Naqsha Pins',
    client: 'Brands with many branches',
    technology: 'MapLibre, TypeScript, open map data',
    url: 'https://naqsha.example',
    date: '2025-07-07',
    description:
      'A branch finder that any website can carry. Naqsha knows Ramadan hours, the branch that is closed for painting and the landmark people actually steer by, such as “behind the old cinema”. Head office changes a branch once and its page, map pin and opening hours follow. It takes 1 line of markup and 0 cookies: no visitor is tracked, so no banner covers the map.',
    captions: ['In Ramadan a branch opens twice a day. Most branch finders have room for once.'],
    images: ['naqsha-pins-1.webp', 'naqsha-pins-2.webp', 'naqsha-pins-3.webp'],
  },
  {
    slug: 'qasid-letters',
    category: 'digital-marketing',
    name: 'Qasid Letters',
    client: 'Clubs, shops and societies',
    technology: 'Go, SQLite, MJML',
    url: 'https://qasid.example',
    date: '2025-12-01',
    description:
      'Newsletters for people who have something to say about once a month. Write as you would write a letter, see it as a phone will show it, and send it to those who asked for it. Qasid sets Urdu in proper Nastaliq, removes dead addresses by itself and puts the unsubscribe link at the top, where an honest sender wants it. Lists under 500 readers are free.',
    captions: [
      'In Nastaliq the words hang from a slanting line, so a letter in Urdu has a spacing of its own.',
    ],
    images: ['qasid-letters-1.webp', 'qasid-letters-2.webp', 'qasid-letters-3.webp'],
  },
  {
    slug: 'darban-gate',
    category: 'cloud-devops',
    name: 'Darban Gate',
    client: 'Housing societies and offices',
    technology: 'Elixir, Raspberry Pi, Ansible',
    url: 'https://darban.example',
    date: '2026-05-18',
    description:
      'Residents announce a visitor from their phone; the guard sees a name, a number plate and a large green tick. Couriers get a pass for twenty minutes, a plumber one for Tuesdays. The gate keeps working when the internet doesn’t, since the list lives in a small box in the guard’s cabin. Visit records are deleted after 30 days unless the society’s rules say otherwise.',
    captions: [
      'On the thirtieth day what the gate has noted is gone, from the box and from every copy of it.',
    ],
    images: ['darban-gate-1.webp', 'darban-gate-2.webp', 'darban-gate-3.webp'],
  },
]
