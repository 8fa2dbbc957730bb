import type { SampleService } from '../sample.types.ts'

export const mobileAppDevelopmentServices: SampleService[] = [
  {
    category: 'mobile-app-development',
    name: 'Native iOS & Android Apps',
    description:
      'Two apps, each written in the language of its own platform, for products where touch, camera, health data or payments have to feel exactly right. Suited to banks, clinics and anything that people keep on their first screen.',
    approach:
      'One designer and two engineers share a table, and the same feature is built on both platforms in the same week. It behaves alike where it should and follows local custom where hands expect it. Every Friday a build goes to your phone, and nothing is called done until it has been used there.',
    benefits:
      'The app opens quickly, respects the battery and gets new system features in the year they appear. Reviews stop mentioning crashes. As nothing sits between your code and the platform, there is no third party whose closing-down could strand you.',
    color: '#FFB81C',
    workUrl: 'https://nabz.example/app',
    icon: 'service-native-ios-and-android-apps.webp',
    features: [
      {
        name: 'Swift and Kotlin',
        description: 'Written with each platform’s own tools, which your next team will know too.',
      },
      {
        name: 'Sensors and health data',
        description: 'Camera, location, Bluetooth devices and health records, with consent.',
      },
      {
        name: 'Biometric sign-in',
        description: 'Finger or face, and a way back in when neither works.',
      },
      {
        name: 'Weekly builds',
        description: 'You hold the current state in your hand each Friday.',
      },
    ],
  },
  {
    category: 'mobile-app-development',
    name: 'Cross-Platform Apps',
    description:
      'A single code base for Android and iOS, in Flutter or React Native. This is the sensible choice for most ticketing, ordering and membership apps, where the budget is better spent on the service behind the screen.',
    approach:
      'We agree beforehand on the phones that matter, usually three cheap Androids and one old iPhone, and keep them on the desk. Screens are built from a small kit of parts that has been measured on those four. Where a shared component feels foreign on either platform we replace it with a native one.',
    benefits:
      'Both stores are served by one team, one backlog and one bill. A fix reaches all customers on the same day. Should you ever need to split the app in two, the server, the design kit and the tests carry over unchanged.',
    color: '#FFB81C',
    workUrl: 'https://neeli.example/seats',
    icon: 'service-cross-platform-apps.webp',
    features: [
      {
        name: 'Small downloads',
        description: 'We hold the first install under 15 MB, since data costs money.',
      },
      {
        name: 'Local wallets and cards',
        description: 'Payment by the methods that your customers already trust.',
      },
      {
        name: 'Notifications with manners',
        description: 'Sent when something has happened, and grouped when much has.',
      },
    ],
  },
  {
    category: 'mobile-app-development',
    name: 'Offline Apps for Field Teams',
    description:
      'Meter readers, health workers, riders and surveyors need their lists in places where there is no signal. We build apps that hold the whole day’s work on the phone and settle up with the office when a connection turns up.',
    approach:
      'A developer spends two days on the route before we quote. What he sees there (glare, gloves, dust, a dog) ends up in the design. The hard part is two people changing one record while apart: we list every such case with you and decide each by a rule that the team would call fair.',
    benefits:
      'Work goes on through valleys, basements and load-shedding, and nothing has to be typed up again in the evening. Supervisors see the day take shape instead of waiting for paper. A lost phone loses no data and gives none away.',
    color: '#FFB81C',
    workUrl: 'https://gwala.example/round',
    icon: 'service-offline-apps-for-field-teams.webp',
    features: [
      {
        name: 'Offline by default',
        description: 'Everything is written to the phone first and sent when possible.',
      },
      {
        name: 'Fair merging',
        description: 'Two edits to one record are joined by agreed rules, never dropped.',
      },
      {
        name: 'Readable in sunlight',
        description: 'Contrast, type size and buttons are tested outdoors at noon.',
      },
      {
        name: 'Remote wipe',
        description: 'A stolen phone is locked out and emptied from the office.',
      },
      {
        name: 'Spoken prompts',
        description: 'Recorded voices guide users who would sooner listen than read.',
      },
    ],
  },
  {
    category: 'mobile-app-development',
    name: 'Release & Store Care',
    description:
      'An app is never finished: stores change their rules twice a year and phones change every week. For a fixed monthly sum we keep yours published, current and well reviewed, whether or not we were the ones who wrote it.',
    approach:
      'Each month opens with a reading of crash reports and reviews, ranked by how many people they touch. We fix from the top until the hours are spent and tell you where we stopped. Releases go to five per cent of users first and wait a day there before the rest receive them.',
    benefits:
      'No more letters from a store threatening removal in thirty days. Crashes are found before customers write about them, reviewers get an answer from somebody who can help, and you know on the first of the month what it will cost.',
    color: '#FFB81C',
    workUrl: 'https://courtcall.example/releases',
    icon: 'service-release-and-store-care.webp',
    features: [
      {
        name: 'Staged releases',
        description: 'A bad build reaches one user in twenty and is withdrawn within the hour.',
      },
      {
        name: 'Review replies',
        description: 'Every critical review is answered within two working days.',
      },
      {
        name: 'System updates',
        description: 'New Android and iOS versions are tried in their beta months.',
      },
    ],
  },
]
