import type { SampleSettings } from './sample.types.ts'

/** The name, the contact details and the office keep their defaults, plainly placeholders. */
export const settings: SampleSettings = {
  socialLinks: [
    { name: 'LinkedIn', url: 'https://linkedin.example/darya-studio' },
    { name: 'Instagram', url: 'https://instagram.example/daryastudio' },
    { name: 'GitHub', url: 'https://github.example/darya-studio' },
  ],
  heading:
    'Our office in Lahore is open Monday to Friday from 9 am to 6 pm. Enquiries are answered within two working days.',
}
