import type { SampleService } from '../sample.types.ts'

/** One service only: its category card leads straight to the service. */
export const brandIdentityServices: SampleService[] = [
  {
    category: 'brand-identity',
    name: 'Identity Design',
    description:
      'A name if you need one, a mark, type, colour and a way of speaking, carried through from the visiting card to the side of the lorry. In Roman and Urdu letters from the first day, and never as an afterthought.',
    approach:
      'We ask for the oldest thing with your name on it and work forward from there. Three routes are shown, each on the same five objects, never on a slide. The mark has to survive a rubber stamp, an embroidery machine and a 16-pixel icon. You choose once; we refine until the sign painter nods.',
    benefits:
      'People recognise you before they have read you. Suppliers get files they can use and rules they can follow, so a banner printed in Quetta matches a box printed in Lahore. And you needn’t ask us every time: the guide is short and it is yours.',
    color: '#161A23',
    workUrl: 'https://dopahiya.example/mark',
    icon: 'service-identity-design.webp',
    features: [
      {
        name: 'Naming',
        description: 'Checked for meaning in five languages and for trade marks in your markets.',
      },
      {
        name: 'Two scripts, one voice',
        description: 'Roman and Urdu wordmarks drawn together, by hands at home in both.',
      },
      {
        name: 'A guide that is used',
        description: 'Twelve pages with real measurements, written for printers and sign painters.',
      },
      {
        name: 'Shop-floor tests',
        description: 'The mark is stamped, stitched, painted and shrunk before you approve it.',
      },
      {
        name: 'All rights to you',
        description: 'Source files and licences are handed over with the last invoice.',
      },
    ],
  },
]
