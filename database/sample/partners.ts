import type { SamplePartner } from './sample.types.ts'

/** Firms whose marks run along the home page. */
export const partners: SamplePartner[] = [
  { name: 'Chaukhat Hosting', url: 'https://chaukhat.example', logo: 'chaukhat-hosting.webp' },
  { name: 'Tarazu Payments', url: 'https://tarazu.example', logo: 'tarazu-payments.webp' },
  { name: 'Syahi Type Foundry', url: 'https://syahi.example', logo: 'syahi-type-foundry.webp' },
  { name: 'Patang Films', url: 'https://patang.example', logo: 'patang-films.webp' },
  { name: 'Dakkhan Couriers', url: 'https://dakkhan.example', logo: 'dakkhan-couriers.webp' },
]
