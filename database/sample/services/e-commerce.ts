import type { SampleService } from '../sample.types.ts'

export const eCommerceServices: SampleService[] = [
  {
    category: 'e-commerce',
    name: 'Shopfronts & Checkout',
    description:
      'Online shops for makers and retailers, on Shopify, Medusa or software of your own, whichever your turnover justifies. We care most about two pages, the one where people decide and the one where they pay.',
    approach:
      'We order from your present shop and from three competitors, and keep notes on every hesitation. The product page is rebuilt around the questions your shop assistants hear. Checkout shrinks until only the needed fields remain. Then both versions run side by side for a fortnight and the till decides.',
    benefits:
      'More of the visitors you already have will buy, which is cheaper than finding new ones. Returns drop when sizes, materials and delivery days are told plainly. The office gains an hour or two a day from orders that no longer need a telephone call.',
    color: '#1FB58F',
    workUrl: 'https://tillaandsole.example/shop',
    icon: 'service-shopfronts-and-checkout.webp',
    features: [
      {
        name: 'Guest checkout',
        description: 'Nobody has to invent a password in order to buy a loaf.',
      },
      {
        name: 'Sizes that fit',
        description: 'Measuring guides made for your goods and checked against your returns.',
      },
      {
        name: 'Side-by-side trials',
        description: 'Changes are judged by completed orders over whole weeks.',
      },
      {
        name: 'Gift and season modes',
        description: 'Eid, wedding season and sales can be prepared in advance and switched on.',
      },
    ],
  },
  {
    category: 'e-commerce',
    name: 'Marketplace Platforms',
    description:
      'Shops with many sellers under one roof: growers, workshops, spare-parts dealers. We build the stalls, the shared basket, the settling of accounts and the rules that keep a marketplace worth visiting.',
    approach:
      'A marketplace fails on its second side, so we recruit with you before building: twenty sellers, by hand, with their first goods photographed. Their objections write the specification. Payouts, disputes and ratings are designed as one system, because a seller will always find the gap between them.',
    benefits:
      'Sellers can list, ship and see their money without calling anybody. Buyers trust strangers, since the rules are visible and applied to all. You earn a commission that is worked out to the rupee, with a statement that both sides can check.',
    color: '#1FB58F',
    workUrl: 'https://craftcabinet.example/stalls',
    icon: 'service-marketplace-platforms.webp',
    features: [
      {
        name: 'Split payments',
        description: 'One basket is paid once and divided among its sellers the same night.',
      },
      {
        name: 'Seller desk',
        description: 'Orders, stock, questions and payouts on a screen made for a phone.',
      },
      {
        name: 'Disputes with a clock',
        description: 'Each step of a complaint has an owner and a deadline.',
      },
    ],
  },
  {
    category: 'e-commerce',
    name: 'Payments & Delivery',
    description:
      'The plumbing behind the shop: cards, wallets, bank transfers and cash on delivery on one side, couriers and riders on the other, and in the middle a ledger that agrees with the bank every morning.',
    approach:
      'Money is handled by a short list of rules: never charge twice, never lose a refund, never trust a redirect. We write a test for each before the first connection is made. Couriers are compared on your own last thousand parcels, by district, and orders are then routed to whoever does that district best.',
    benefits:
      'Your accountant closes the day in minutes, refunds included. Refused parcels become rarer because customers confirm by text before dispatch, and when a gateway has a bad evening the shop changes over to another without anybody waking up.',
    color: '#1FB58F',
    workUrl: 'https://almondstreet.example/delivery',
    icon: 'service-payments-and-delivery.webp',
    features: [
      {
        name: 'Daily reconciliation',
        description: 'Orders, gateway reports and bank lines are matched before nine.',
      },
      {
        name: 'Cash on delivery, tamed',
        description: 'A confirmation by text and a history by address keep refusals low.',
      },
      {
        name: 'Second gateway',
        description: 'Payments move to a standby provider when the first one falters.',
      },
      {
        name: 'Honest tracking',
        description: 'Customers see where the parcel is, and when that news is stale.',
      },
    ],
  },
  {
    category: 'e-commerce',
    name: 'Catalogue & Stock Data',
    description:
      'Four thousand products in three spreadsheets, each with its own idea of “blue”. We put names, sizes, pictures and stock in order, connect shop floor and website, and leave you a routine that keeps it so.',
    approach:
      'It starts with a sample of two hundred items, sorted by hand with the person who knows the stockroom. The rules found there go into scripts, which tidy the rest and put doubtful cases on a list for human eyes. Counts are synchronised last, after a proper stocktake, so that errors aren’t merely copied faster.',
    benefits:
      'Nothing is sold that isn’t there, and nothing lies on a shelf because the site has forgotten it. Search and filters begin to work, seasonal uploads take an afternoon, and listing on a further channel no longer means typing it all again.',
    color: '#1FB58F',
    workUrl: 'https://almari.example/stock',
    icon: 'service-catalogue-and-stock-data.webp',
    features: [
      {
        name: 'One source of truth',
        description: 'Every fact about a product has a single home and a named keeper.',
      },
      {
        name: 'Bulk photography',
        description: 'A portable table and light that photographs sixty items an hour.',
      },
      {
        name: 'Live stock',
        description: 'A sale at the counter leaves the website within ten seconds.',
      },
    ],
  },
]
