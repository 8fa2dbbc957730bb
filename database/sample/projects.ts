import type { SampleProject } from './sample.types.ts'

/** Client work, oldest first, since lists come in the order of creation. */
export const projects: SampleProject[] = [
  {
    slug: 'tilla-and-sole',
    category: 'e-commerce',
    name: 'Tilla & Sole',
    client: 'Dabbi Bazaar Shoemakers',
    technology: 'Shopify, Liquid, TypeScript',
    url: 'https://tillaandsole.example',
    date: '2021-02-08',
    description:
      'Handmade khussas follow no standard size, and returns were the workshop’s largest cost. Its new shop asks for a tracing of the foot, photographed beside a bank card, and suggests the last that fits; each page names the embroiderer who worked the gold thread. A quarter of orders now leave the country. Only 1 pair in 16 comes back now, where it was 1 in 5.',
    approach:
      'We measured every pair in the box of returns: the length was right, the instep wasn’t. Trying on by camera looked splendid and guessed, so we let it go.',
    captions: [
      'A bank card is 85.6 mm wide the world over, so a tracing beside one can be measured from a photograph.',
      'Bushra’s name is on the tag, so it is on the page as well, with the day of eleven that she has reached.',
    ],
    images: [
      'tilla-and-sole-1.webp',
      'tilla-and-sole-2.webp',
      'tilla-and-sole-3.webp',
      'tilla-and-sole-4.webp',
    ],
  },
  {
    slug: 'slatebook',
    category: 'web-development',
    name: 'Slatebook',
    client: 'Kachnar Grammar School',
    technology: 'PHP, Laravel, MySQL',
    url: 'https://slatebook.example',
    date: '2021-03-22',
    description:
      'Admissions at Kachnar meant 1,400 paper forms, three registers and a queue round the block every February. With Slatebook, parents apply from a phone, pay the test fee at any bank branch and choose their own interview slot; the office sees the week on one page. In its first season every family had its answer within 4 days, where the year before they had waited 5 weeks.',
    approach:
      'The clerk who kept the third register told us what it was for: brothers and sisters. They now come first in the data, and a portal with newsletters for parents was never built.',
    captions: [
      'The bank keeps one part and the school another. The third goes home, and counts if the telephone is lost.',
      'Only the hours that an examiner is free can be chosen. Most families did so after ten at night.',
    ],
    images: ['slatebook-1.webp', 'slatebook-2.webp', 'slatebook-3.webp', 'slatebook-4.webp'],
  },
  {
    slug: 'pyali',
    category: 'brand-identity',
    name: 'Pyali',
    client: 'Pyali Tea Company',
    technology: 'Identity, packaging, four-colour offset print',
    url: 'https://pyali.example',
    date: '2021-08-09',
    description:
      'Pyali sold loose leaf in plain brown bags and wanted a place on the shelf beside packets with far larger budgets. We drew a wordmark from the curve of a tea bowl, gave each of the five blends a colour that survives newsprint, and wrote a guide that the printer keeps pinned above the press. After half a year 3 chains of supermarkets had taken the whole range.',
    approach:
      'Two afternoons in a corner shop taught us that tea is asked for by colour, seldom by name. The gold foil we had drawn went back into its drawer.',
    captions: [
      'We drew the bowl from ones in use at the stall opposite, full, since nobody holds an empty one like that.',
      'One page of the guide has all that a printer needs at three in the morning: the bowl, and five inks.',
    ],
    images: ['pyali-1.webp', 'pyali-2.webp', 'pyali-3.webp', 'pyali-4.webp'],
  },
  {
    slug: 'gwala',
    category: 'mobile-app-development',
    name: 'Gwala',
    client: 'Subh Dairy',
    technology: 'Flutter, SQLite, Firebase',
    url: 'https://gwala.example',
    date: '2021-11-29',
    description:
      'The milk round lived in the riders’ heads, so one rider off sick left 160 households without breakfast. Gwala puts it on an inexpensive Android phone: who takes how much, at which gate, and who is away this week. It needs no signal and settles the month’s account at the door. Only 3 bills a month are still disputed, where it was 40, and they mostly concern yoghurt.',
    approach:
      'A rider’s hands are wet from four in the morning, so nothing has to be typed. We had begun with a map; each of them knew the gates better than it did.',
    captions: [
      'One lane to a screen, in the order of its gates. What is blue is where the milk goes next.',
    ],
    images: ['gwala-1.webp', 'gwala-2.webp', 'gwala-3.webp'],
  },
  {
    slug: 'pani-desk',
    category: 'web-development',
    name: 'Pani Desk',
    client: 'Doaba Water and Drainage',
    technology: 'Django, PostGIS, MapLibre',
    url: 'https://panidesk.example',
    date: '2022-05-16',
    description:
      'A burst main was reported by shouting across a counter. Pani Desk takes the report from a web page or a text message, pins it to the pipe map and tells the caller which crew is on its way; five calls about one leak become one job for the duty engineer. The counter shuts for lunch again. Half of all repairs are now finished within 17 hours instead of 41.',
    approach:
      'Where we had expected a street, callers named a mosque, a school or a mango seller. The search knows those by heart; the citizen’s login of the tender was argued away.',
    captions: [
      'Crews are sent to a valve and not to an address: its number is on a plate, and no two are alike.',
      'Whoever reports a leak hears by text who is coming, and when. Nobody has to fetch an app for water.',
    ],
    images: ['pani-desk-1.webp', 'pani-desk-2.webp', 'pani-desk-3.webp', 'pani-desk-4.webp'],
  },
  {
    slug: 'chaunsa-post',
    category: 'digital-marketing',
    name: 'Chaunsa Post',
    client: 'Rangpur Orchards',
    technology: 'Film, email, paid social, landing pages',
    url: 'https://chaunsapost.example',
    date: '2022-08-31',
    description:
      'Rangpur had ten weeks to sell mangoes that had always gone straight to the wholesaler. We filmed the harvest as it happened, sent a weekly letter in the orchard manager’s own words and spent the whole budget in the two cities a lorry could reach overnight. By the end of August all 6,200 boxes were gone, almost half of them to people ordering again.',
    approach:
      'In his first letter the manager apologised for a late crop, and more people opened it than anything of ours. From then on we corrected his spelling and dropped the discount.',
    captions: [
      'The films were cut on the lorry. What was picked on a Thursday was seen before it arrived on the Friday.',
      'Two cities, one night. We advertised only where a lorry from Rangpur could be by six in the morning.',
    ],
    images: [
      'chaunsa-post-1.webp',
      'chaunsa-post-2.webp',
      'chaunsa-post-3.webp',
      'chaunsa-post-4.webp',
    ],
  },
  {
    slug: 'court-call',
    category: 'mobile-app-development',
    name: 'Court Call',
    client: 'Canal Bank Squash Club',
    technology: 'React Native, Supabase',
    url: 'https://courtcall.example',
    date: '2022-12-19',
    description:
      'Three courts, 340 members and a single telephone at reception: the evening slots went to whoever rang first and let it ring longest. Court Call draws each week’s bookings by lot, offers a cancelled slot to the next in line and keeps the club ladder, about which nobody has to argue any more. A slot given back now finds a player within 4 minutes.',
    approach:
      'The lottery was the members’ own idea, shouted across the changing room while we sat there with the booking sheet. All we added was that the committee draws like everyone else.',
    captions: [
      'The next in line has four minutes to answer. After that the slot is offered to the one behind.',
    ],
    images: ['court-call-1.webp', 'court-call-2.webp', 'court-call-3.webp'],
  },
  {
    slug: 'loomline',
    category: 'web-development',
    name: 'Loomline',
    client: 'Noorpur Weaving Mills',
    technology: 'TypeScript, MQTT, TimescaleDB',
    url: 'https://loomline.example',
    date: '2023-02-27',
    description:
      'Ninety-six looms had their stops written down at the end of the shift, too late for anyone to act. Loomline listens to the stop-motion signal of each loom and draws the shed as it stands: running, warp break, weft break, waiting for a mechanic. A board above the aisle shows where to walk next. Efficiency rose by 6 points in one quarter, and the mill bought no looms.',
    approach:
      'Nobody hears a telephone in the shed, which was the end of alarms by message. We settled the size of the letters by walking backwards with the foreman until he squinted.',
    captions: [
      'The mechanic knows which end has broken before he gets up. Finding it used to take longer than the knot.',
      'One sheet a shift, by cause and by hour. The weekly meeting is held standing, in front of it.',
    ],
    images: ['loomline-1.webp', 'loomline-2.webp', 'loomline-3.webp', 'loomline-4.webp'],
  },
  {
    slug: 'barani',
    category: 'mobile-app-development',
    name: 'Barani',
    client: 'Pothwar Growers Trust',
    technology: 'Kotlin, Python, open weather data',
    url: 'https://barani.example',
    date: '2023-06-12',
    description:
      'Rain-fed wheat on the Pothwar plateau is a bet placed once a year. Barani tells growers, aloud and in their own language, whether this week suits sowing, spraying or waiting, from the forecast for their union council. We tested it in the field with people who don’t read. Some 9,000 farms open it in a sowing week, and one person runs the helpline.',
    approach:
      'Our picture of a cloud meant rain to one grower and smoke to the next. A schoolteacher from Chakwal lent the app her voice, and the charts stayed with the meteorologists.',
    captions: [
      'Each line is read aloud when it is touched. The picture and the figure beside it only repeat the voice.',
      'The mark is three ears of wheat and the word for rain-fed land, as it was to be printed on seed sacks.',
    ],
    images: ['barani-1.webp', 'barani-2.webp', 'barani-3.webp', 'barani-4.webp'],
  },
  {
    slug: 'result-day',
    category: 'cloud-devops',
    name: 'Result Day',
    client: 'Upper Doab Examination Board',
    technology: 'Terraform, object storage, CDN, k6',
    url: 'https://resultday.example',
    date: '2023-08-07',
    description:
      'Every year the board’s website fell over at ten in the morning, on the one day that anybody visited it. Results are now static pages, made the night before and served from a content network, and the rush is rehearsed beforehand at three times its expected size. The week’s hosting costs less than lunch for the office. On the day, 1.1 million candidates read their marks.',
    approach:
      'In the old logs one candidate in three had reloaded before the page came. We made the first page nearly weightless; the chairman’s portrait that headed it has moved to one of its own.',
    captions: [
      'One number, one grade, six marks. A candidate wants to read nothing else that morning.',
    ],
    images: ['result-day-1.webp', 'result-day-2.webp', 'result-day-3.webp'],
  },
  {
    slug: 'craft-cabinet',
    category: 'web-development',
    name: 'The Craft Cabinet',
    client: 'Museum of Everyday Craft',
    technology: 'Astro, IIIF, Meilisearch',
    url: 'https://craftcabinet.example',
    date: '2023-09-25',
    description:
      'Of the museum’s 14,000 objects, only a few fit in its rooms. The Craft Cabinet opens the drawers: each object photographed on grey card and found by maker, village, material or use, with curators’ notes in Urdu and English. Last winter a potter in Multan wrote in to correct a label, and she was right. In its first year 212 schools put together trays of their own for a lesson.',
    approach:
      'A curator opened the drawers for us in the order she would for a child, which is not the catalogue’s. That order became the front page, and the virtual walk through the rooms fell away.',
    captions: [
      'A drawer as its curator would open it. What lies side by side there does so on the screen.',
      'A label begins with what a visitor asks first. Of this lock that is where its keyhole is.',
    ],
    images: [
      'craft-cabinet-1.webp',
      'craft-cabinet-2.webp',
      'craft-cabinet-3.webp',
      'craft-cabinet-4.webp',
    ],
  },
  {
    slug: 'nazeer',
    category: 'web-development',
    name: 'Nazeer',
    client: 'Kutub Row Law Publishers',
    technology: 'Go, PostgreSQL, server-rendered HTML',
    url: 'https://nazeer.example',
    date: '2023-12-04',
    description:
      'Advocates bought case law in bound volumes and searched it from memory. Nazeer finds a judgment by citation, statute or a plain question, and says at the top of the page when it has been overruled. The publisher’s oldest subscriber renewed online at 81. It holds 180,000 judgments of 60 kB each, because they are read in court corridors on two bars of signal.',
    approach:
      'Over tea, advocates quoted volume and page to us and were off by one more often than they knew. The search forgives that slip; we declined to have judgments summed up by machine.',
    captions: [
      'Set like the bound volumes and with their page numbers, so that what is read out in court can be followed.',
    ],
    images: ['nazeer-1.webp', 'nazeer-2.webp', 'nazeer-3.webp'],
  },
  {
    slug: 'ward-round',
    category: 'ui-ux-design',
    name: 'Ward Round',
    client: 'Neem Avenue Hospital',
    technology: 'Field research, Figma, coded prototypes',
    url: 'https://wardround.example',
    date: '2024-02-19',
    description:
      'Nurses at Neem Avenue were typing observations twice: once on the tablet, once on paper, because nobody trusted the tablet at night. We followed eleven shifts, then redrew the screens around the order in which a round is walked, with a night palette and targets that work in gloves. After 6 weeks the second paper chart was withdrawn, at the nurses’ request.',
    approach:
      'The tablets had tape on one edge, where they are clamped under an arm: no button lies there now. What the matron wanted counted had to wait until the walking was right.',
    captions: [
      'Digits for a thumb in a glove, and dark enough not to wake the patient in the next bed.',
      'Eleven shifts, drawn over one another. Beds are numbered from the door, but walked in this order.',
    ],
    images: ['ward-round-1.webp', 'ward-round-2.webp', 'ward-round-3.webp', 'ward-round-4.webp'],
  },
  {
    slug: 'tiffin-rail',
    category: 'mobile-app-development',
    name: 'Tiffin Rail',
    client: 'Junction Meals',
    technology: 'React Native, Node.js, Redis',
    url: 'https://tiffinrail.example',
    date: '2024-03-18',
    description:
      'A hot meal brought to seat 42 in the four minutes a train stands at the platform: that was the brief. Passengers enter coach and berth; the kitchen at the next stop sees the train’s true delay and starts cooking to match. Runners get their deliveries in coach order. At least 99 per cent of meals catch their train now, where it was 88, through a summer of late running.',
    approach:
      'A stopwatch on platform two showed that meals are lost on the footbridge, not in the kitchen. Paying at the seat would have cost half a minute, so people pay before.',
    captions: [
      'A runner’s list goes by coach. What has been handed in pales, and what comes next is red.',
      'Coach, berth and minute are on the tin, in figures to be read through a window from the platform.',
    ],
    images: [
      'tiffin-rail-1.webp',
      'tiffin-rail-2.webp',
      'tiffin-rail-3.webp',
      'tiffin-rail-4.webp',
    ],
  },
  {
    slug: 'shade-match',
    category: 'data-ai',
    name: 'Shade Match',
    client: 'Indigo Yard Denim',
    technology: 'Python, LightGBM, spectrophotometer data',
    url: 'https://shadematch.example',
    date: '2024-05-27',
    description:
      'One dye lot in nine came out the wrong blue and went back into the vat. From seven years of recipes and spectrophotometer readings we trained a model that predicts the shade before a metre is dyed, and says how sure it is. The dye master has the last word and his corrections are fed back every Friday. Now 1 lot in 27 goes back, where it was 1 in 9, and the water bill fell with it.',
    approach:
      'Our first model lost to the dye master’s pocketbook, in which he noted how hard the water was. Hardness is an input now; black he still mixes by eye, and we left it to him.',
    images: ['shade-match-1.webp', 'shade-match-2.webp'],
  },
  {
    slug: 'fintrack',
    category: 'web-development',
    name: 'Fintrack',
    client: 'Chenab Exporters Circle',
    technology: 'React, Node.js, PostgreSQL',
    url: 'https://fintrack.example',
    date: '2024-07-15',
    description:
      'Small exporters in Sialkot invoice in dollars, buy leather in rupees and learn in March whether the year made money. Fintrack joins bank statements, shipping bills and invoices in one ledger and shows the next ninety days of cash, at today’s rate and at a worse one. The circle’s 210 member firms share it. Their accountant closes the year in 9 days, where it took 30.',
    approach:
      'With a glove maker and his receipts in a rice sack we closed one year by hand. He wanted to know whether he could order leather on Thursday, and the budgeting we had planned didn’t say.',
    captions: [
      'The question of each week, with the rupee on a slider: how far may it fall before Thursday’s leather?',
      'The circle hangs its closing on the wall, a dot for each day. Keeping the empty ones was their idea.',
    ],
    images: ['fintrack-1.webp', 'fintrack-2.webp', 'fintrack-3.webp', 'fintrack-4.webp'],
  },
  {
    slug: 'almond-street',
    category: 'e-commerce',
    name: 'Almond Street',
    client: 'Almond Street Bakers',
    technology: 'Next.js, Medusa, PostgreSQL',
    url: 'https://almondstreet.example',
    date: '2024-10-07',
    description:
      'On the eve of Eid the queue at each of Almond Street’s nine bakeries ran out of the door, and half of it wanted the same cake. Customers now order by branch and by quarter-hour, against what that oven can bake, and the last safe time to order is printed beside every cake. The bakers see one list, sorted by oven. Last Eid they sold 38 per cent more and shut on time.',
    approach:
      'From midnight to dawn we timed trays beside the ovens. The worst night on record had run out of boxes, so those are counted as well, and icing to order waits for another year.',
    captions: [
      'A quarter-hour that the oven can’t meet isn’t offered, so that nobody is turned away at the counter.',
      'One sheet by each oven, in the order in which the trays go in. The pencil notes are the bakers’ own.',
    ],
    images: [
      'almond-street-1.webp',
      'almond-street-2.webp',
      'almond-street-3.webp',
      'almond-street-4.webp',
    ],
  },
  {
    slug: 'radio-chaubara',
    category: 'cloud-devops',
    name: 'Radio Chaubara',
    client: 'Radio Chaubara Foundation',
    technology: 'Icecast, FFmpeg, Ansible, Grafana',
    url: 'https://chaubara.example',
    date: '2024-11-25',
    description:
      'Forty years of broadcasts sat on reels, and the live stream on one machine under a desk. We set up a pipeline that cleans and files each reel as it is digitised, and wrote the night engineer’s handbook with him. The stream now runs in two data centres that take over from each other within 8 seconds. Nothing has gone off the air since, load-shedding included.',
    approach:
      'The engineer hears which deck a reel was recorded on, so we listened with him before we wrote a filter. Hiss that belongs to the room is still there.',
    images: ['radio-chaubara-1.webp', 'radio-chaubara-2.webp'],
  },
  {
    slug: 'haul-ledger',
    category: 'web-development',
    name: 'Haul Ledger',
    client: 'Pass & Plain Haulage',
    technology: 'Elixir, Phoenix LiveView, PostgreSQL',
    url: 'https://haulledger.example',
    date: '2025-01-20',
    description:
      'Each lorry carried its consignment note in triplicate, and the firm was paid only when the pink copy came home from Karachi. Drivers now photograph the signed note at the gate; Haul Ledger reads it, matches it to the load and raises the invoice that evening. Payment now takes 12 days instead of 34, enough to buy two lorries without a loan.',
    approach:
      'Two nights in the cab explained the missing weeks: pink copies live behind the sun visor. Drivers also told us what they think of being tracked, and nobody is.',
    images: ['haul-ledger-1.webp', 'haul-ledger-2.webp'],
  },
  {
    slug: 'do-pahiya',
    category: 'brand-identity',
    name: 'Do Pahiya',
    client: 'Do Pahiya Cycles',
    technology: 'Identity, type design, frame decals',
    url: 'https://dopahiya.example',
    date: '2025-03-24',
    description:
      'Three brothers who had built frames for other people’s labels wanted to sign their own. The mark is two wheels and the line of the chain, simple enough to stamp into a head tube; the lettering was cut as a stencil first, since that is how the workshop numbers its jigs. Their own sign painter finished the shop front. In the first year 640 frames left under their own name.',
    approach:
      'At repair stalls we photographed head badges that had lost half their paint, and kept to what could still be read. The youngest brother’s tiger did not pass.',
    images: ['do-pahiya-1.webp', 'do-pahiya-2.webp'],
  },
  {
    slug: 'nabz',
    category: 'mobile-app-development',
    name: 'Nabz',
    client: 'Gulmohar Family Clinics',
    technology: 'Swift, Kotlin, HL7 FHIR',
    url: 'https://nabz.example',
    date: '2025-06-02',
    description:
      'Patients with high blood pressure were seen once, given tablets and lost. Nabz sends them home with a reading to take twice a week and a nurse who sees it, so that a worrying trend prompts a call instead of an ambulance. One account covers a whole family, as most patients have a son or daughter holding the phone. After a year, 71 per cent were still taking readings.',
    approach:
      'Sorted by risk, the nurses’ list lay untouched by noon; sorted by who is likely to pick up, it is worked to the end. Advice on diet is the doctor’s, and not in the app.',
    images: ['nabz-1.webp', 'nabz-2.webp'],
  },
  {
    slug: 'paar',
    category: 'ui-ux-design',
    name: 'Paar',
    client: 'Paar Exchange Company',
    technology: 'Interviews, Figma, usability trials',
    url: 'https://paar.example',
    date: '2025-08-18',
    description:
      'Sending money home took eleven screens, and the fee appeared on the tenth. We sat with twenty-six senders in Manchester, Sharjah and Milan and found that they were checking three things: what arrives, when, and who has been told. Calls about fees, once half of the desk’s day, have nearly stopped. The new flow takes 4 screens instead of 11, and the first says all three.',
    approach:
      'In Sharjah a sender read his receipt to his mother, line by line, before he put the phone away. We drew that receipt first and the other screens backwards from it.',
    images: ['paar-1.webp', 'paar-2.webp'],
  },
  {
    slug: 'neeli-coach',
    category: 'mobile-app-development',
    name: 'Neeli Coach',
    client: 'Neeli Coach Lines',
    technology: 'Flutter, Go, PostgreSQL',
    url: 'https://neeli.example',
    date: '2026-02-09',
    description:
      'Women travelling alone told Neeli’s conductors the same thing: they would book if they could choose who sat beside them. The app shows a seat plan with that choice built in, holds a seat for ten minutes while the family confers, and shares the coach’s position with whoever is waiting at the stand. On the Multan line it now sells 6 seats in 10, and the front rows go first.',
    approach:
      'A conductor drew us the seats from memory and marked the window that leaks. We were asked more than once to collect photographs of passengers, and talked the company out of it.',
    images: ['neeli-coach-1.webp', 'neeli-coach-2.webp'],
  },
  {
    slug: 'see-by-spring',
    category: 'digital-marketing',
    name: 'See by Spring',
    client: 'Lamp & Lens Eye Trust',
    technology: 'Campaign site, radio, email, analytics',
    url: 'https://seebyspring.example',
    date: '2026-03-30',
    description:
      'A cataract operation at the trust costs about as much as a restaurant dinner for two, and few donors knew it. See by Spring asked for one operation at a time and told each giver, by letter, on which day it had been done. Radio drove the first week, readers forwarding those letters most of the rest. The winter paid for 4,180 operations against a target of 2,500.',
    approach:
      'We rang former donors, and not one spoke of pity: they asked whether their money had arrived. Pictures of eyes were put aside, and the second film became postage.',
    images: ['see-by-spring-1.webp', 'see-by-spring-2.webp'],
  },
  {
    slug: 'cold-mile',
    category: 'data-ai',
    name: 'Cold Mile',
    client: 'Barfani Cold Stores',
    technology: 'Python, Apache Kafka, LoRaWAN sensors',
    url: 'https://coldmile.example',
    date: '2026-06-15',
    description:
      'Vaccines leave Barfani’s stores at four degrees, and nobody could prove what happened on the road after that. Sensors in each box now report every five minutes, and a model trained on last summer’s journeys warns a driver half an hour before a load grows too warm. In the first season only 1 load was thrown away, where a year earlier it had been 11.',
    approach:
      'Riding along, we saw boxes hold on the motorway and warm at the clinic gate, waiting for a signature. The warning is a sound without a screen, as a driver has better things to look at.',
    images: ['cold-mile-1.webp', 'cold-mile-2.webp'],
  },
  {
    slug: 'chhat',
    category: 'web-development',
    name: 'Chhat',
    client: 'Panj Ab Solar Cooperative',
    technology: 'SvelteKit, Rust, satellite imagery',
    url: 'https://chhat.example',
    date: '2026-09-14',
    description:
      'Solar quotes in the cooperative’s towns vary twofold for the same roof. Chhat measures the roof from satellite pictures, allows for the neighbour’s water tank and gives a price and a payback before anyone visits; installers bid against that figure in the open. Two towns have bought that way since spring. So far 3 bids in 4 have come in below the figure that Chhat gives.',
    approach:
      'A tape measure and one street of roofs told us how far the pictures can be trusted: not under tarpaulin. Chhat asks about that, and leaves the wiring to whoever brings the ladder.',
    images: ['chhat-1.webp', 'chhat-2.webp'],
  },
]
