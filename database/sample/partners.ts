import type { SamplePartner } from './sample.types.ts'

/** Firms whose marks run along the home page. */
export const partners: SamplePartner[] = [
  { name: 'Chaukhat Hosting', url: 'https://chaukhat.example', logo: 'chaukhat-hosting.svg' },
  { name: 'Tarazu Payments', url: 'https://tarazu.example', logo: 'tarazu-payments.svg' },
  { name: 'Syahi Type Foundry', url: 'https://syahi.example', logo: 'syahi-type-foundry.svg' },
  { name: 'Patang Films', url: 'https://patang.example', logo: 'patang-films.svg' },
  { name: 'Dakkhan Couriers', url: 'https://dakkhan.example', logo: 'dakkhan-couriers.svg' },
]
