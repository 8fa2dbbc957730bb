/** The glyphs by the name of their file. Grid and pen: pen.ts. */
import { box, current, disc, face, line, spark } from './pen.ts'

const awning = (x: number, y: number, width: number): string => {
  const part = width / 4
  const scallops = [0, 1, 2, 3]
    .map((index) => `a${part / 2} ${part / 2} 0 0 ${index < 0 ? 1 : 0} ${part} 0`)
    .join('')
  return `M${x} ${y + 14}L${x + 5} ${y}H${x + width - 5}L${x + width} ${y + 14}M${x} ${y + 14}${scallops}M${x} ${y + 14}H${x + width}`
}

const cloud = 'M28 70a18 18 0 0 1-1-36 24 24 0 0 1 46-3 19.5 19.5 0 0 1-3 39Z'

export const categoryGlyphs: Record<string, string> = {
  'web-development':
    face(box(8, 16, 80, 64, 6)) +
    line('M8 32H88M17 24h.1M26 24h.1M35 24h.1') +
    current('M20 66H50a7.5 7.5 0 0 0 0-15H36a3 3 0 0 1 0-6H76'),
  'mobile-app-development':
    face(box(28, 6, 42, 84, 9)) +
    line('M44 14h10') +
    line('M28 60c8-8 14 4 21 0s13-8 21-2') +
    spark(disc(70, 22, 11)),
  'ui-ux-design':
    face(box(10, 10, 52, 52, 3)) +
    face(box(34, 34, 52, 52, 3)) +
    line('M44 76C44 52 62 70 76 46M66 42l20 8') +
    spark(disc(76, 46, 6)),
  'e-commerce':
    face('M20 32H76L82 82a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z') +
    line('M34 44V26a14 14 0 0 1 28 0V44') +
    spark('M48 54l12 11-12 11-12-11Z'),
  'digital-marketing':
    face('M14 40H28L62 20V76L28 58H14a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4Z') +
    line('M28 40V58M26 59l6 24h10l-5-21') +
    current('M72 36a17 17 0 0 1 0 25M80 25a32 32 0 0 1 0 47'),
  'cloud-devops': face(cloud) + current('M40 54l8-9 8 9M48 46V74') + line('M26 86H70'),
  'data-ai':
    line('M12 10V84H88') +
    current('M18 76C44 74 48 34 82 20') +
    face(disc(30, 58, 5)) +
    face(disc(44, 66, 5)) +
    face(disc(52, 40, 5)) +
    face(disc(68, 46, 5)) +
    spark(disc(82, 20, 7)),
  'brand-identity':
    face(disc(38, 40, 28)) +
    face('M58 34L88 86H28Z') +
    spark('M58 34L65.5 47A28 28 0 0 1 42 68H38L58 34Z'),
  spare: face(disc(48, 48, 38)) + current('M14 64H50a8 8 0 0 0 0-16H46a8 8 0 0 1 0-16H82'),
}

export const serviceGlyphs: Record<string, string> = {
  'web-applications':
    face(box(8, 14, 80, 68, 6)) +
    line('M8 30H88M34 30V82M17 43h8M17 54h8M17 65h8') +
    spark(box(46, 48, 30, 16, 8)) +
    face(disc(67, 56, 5)),
  'company-websites':
    line('M14 8V90M6 90H22M14 16H82M32 16V32M72 16V32M14 34L30 16') +
    face(box(22, 32, 60, 42, 5)) +
    line('M32 46H50M32 56H46') +
    spark(disc(65, 53, 9)),
  'publishing-systems':
    face(box(26, 8, 56, 68, 4)) +
    face(box(14, 20, 56, 68, 4)) +
    line('M24 62H60M24 74H48') +
    spark('M24 32H60V50H24Z'),
  'rescue-of-ageing-software':
    face(disc(48, 48, 39)) +
    spark('M20.5 20.5L37 37A15.5 15.5 0 0 0 37 59L20.5 75.5A39 39 0 0 1 20.5 20.5Z') +
    line('M75.5 20.5L59 37M75.5 75.5L59 59') +
    face(disc(48, 48, 15.5)),
  'native-ios-and-android-apps':
    face(box(10, 12, 34, 72, 9)) +
    face(box(52, 12, 34, 72, 3)) +
    line('M22 76h10M64 76h10') +
    spark(disc(27, 34, 7)) +
    line('M62 28h14v14H62Z'),
  'cross-platform-apps':
    face(box(8, 16, 62, 50, 5)) +
    face(box(56, 34, 30, 54, 6)) +
    line('M66 80h10') +
    current('M18 48c10-14 18 10 30-2s18 14 28 4'),
  'offline-apps-for-field-teams':
    face(box(14, 8, 42, 80, 8)) +
    line('M30 78h10M24 34l8 8 15-17M24 58h22') +
    spark('M76 40a13 13 0 0 1 13 13c0 10-13 22-13 22S63 63 63 53a13 13 0 0 1 13-13Z'),
  'release-and-store-care':
    face('M12 46L48 60L84 46V76L48 90L12 76Z') +
    line('M48 60V90M12 46L24 36M84 46L72 36') +
    spark('M48 6L66 26H56V48H40V26H30Z'),
  'product-design':
    face('M14 82L20 60L64 16a8 8 0 0 1 11.5 0l4.5 4.5a8 8 0 0 1 0 11.5L36 76Z') +
    line('M56 24L72 40M20 60L36 76') +
    spark('M14 82L17 71L25 79Z') +
    line('M52 84H84'),
  'user-research':
    face(
      'M16 12H58a8 8 0 0 1 8 8V40a8 8 0 0 1-8 8H32L18 60V48H16a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z',
    ) +
    spark('M46 36H80a8 8 0 0 1 8 8V66a8 8 0 0 1-8 8V86L66 74H46a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z') +
    line('M52 55h.1M63 55h.1M74 55h.1M20 26H44'),
  'accessibility-audits':
    face('M6 48C18 26 32 18 48 18S78 26 90 48C78 70 64 78 48 78S18 70 6 48Z') +
    spark(disc(48, 48, 17)) +
    line('M40 48l6 6 11-12'),
  'design-systems':
    face(box(10, 10, 33, 33, 3)) +
    face(disc(69.5, 26.5, 16.5)) +
    face('M26.5 54L43 86H10Z') +
    spark(box(53, 53, 33, 33, 3)),
  'shopfronts-and-checkout':
    face('M14 32V86H82V32') +
    face('M14 12H82L88 32H8Z') +
    line('M30 12L26 32M48 12V32M66 12L70 32') +
    face(box(24, 46, 28, 22, 2)) +
    spark('M60 86V46H74V86Z'),
  'marketplace-platforms':
    face(box(10, 48, 34, 38, 3)) +
    face(box(52, 48, 34, 38, 3)) +
    line(awning(8, 34, 38)) +
    line(awning(50, 34, 38)) +
    spark(disc(48, 17, 9)) +
    line('M40 22L27 32M56 22L69 32'),
  'payments-and-delivery':
    face(box(8, 14, 62, 42, 5)) +
    line('M8 27H70M17 44h14') +
    spark('M46 50L68 42L90 50V76L68 86L46 76Z') +
    line('M46 50L68 59L90 50M68 59V86'),
  'catalogue-and-stock-data':
    face(box(10, 8, 76, 80, 4)) +
    line('M10 46H86M10 82H86') +
    face('M18 26H32V46H18Z') +
    face('M36 18H50V46H36Z') +
    spark('M58 24H76V46H58Z') +
    face('M20 58H44V82H20Z') +
    face('M52 64H64V82H52Z') +
    line('M70 82L78 58'),
  'search-visibility':
    line('M66 66L86 86') +
    face(disc(42, 42, 32)) +
    line('M28 54V46M40 54V38') +
    spark('M50 28H58V54H50Z'),
  'campaign-planning':
    face(box(10, 16, 76, 70, 5)) +
    line('M10 36H86M30 8V24M66 8V24M24 50h10M24 66h10') +
    spark('M50 74V44L76 50L58 58'),
  'newsletter-editing':
    face(box(18, 8, 60, 56, 3)) +
    line('M30 22H66M30 34H66') +
    face('M8 40L48 66L88 40V82a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z') +
    spark(disc(48, 66, 10)),
  'measurement-and-analytics':
    face('M8 70a40 40 0 0 1 80 0V78H8Z') +
    line('M18 66h6M72 66h6M26 42l5 4M48 34v6M70 42l-5 4') +
    current('M48 68L62 48') +
    spark(disc(48, 68, 6)),
  'cloud-migration':
    face(cloud) +
    face(box(30, 60, 36, 26, 4)) +
    line('M40 73h.1M50 73h8') +
    current('M48 54V34M40 41l8-8 8 8'),
  'continuous-delivery':
    face(
      'M48 48C36 30 28 26 22 26a22 22 0 0 0 0 44C28 70 36 66 48 48S68 26 74 26a22 22 0 0 1 0 44C68 70 60 66 48 48Z',
    ) + spark('M66 16L82 26L66 36Z'),
  'reliability-engineering':
    face('M6 44H90V56H82V84H74a26 26 0 0 0-52 0H14V56H6Z') +
    line('M14 44V22M82 44V22M14 26c20 20 48 20 68 0M34 36V44M48 40V44M62 36V44') +
    current('M30 86c6-5 10 4 18 0s12-4 18 0'),
  'reporting-and-dashboards':
    face(box(8, 12, 80, 72, 6)) +
    face(disc(32, 40, 15)) +
    spark('M32 40V25A15 15 0 0 1 47 40Z') +
    line('M60 30H78M60 42H72M20 72V66M34 72V64M48 72V60M62 72V62M76 72V54'),
  'forecasting-models':
    line('M10 10V86H88') +
    face('M50 50L86 16V62Z') +
    line('M18 74C28 74 30 52 50 50') +
    current('M56 48L62 46M70 43L76 40') +
    spark(disc(50, 50, 6.5)),
  'document-reading':
    face('M22 10H58L74 26V86H22Z') +
    line('M58 10V26H74M34 34h12M34 70h28') +
    spark(box(8, 44, 80, 14, 2)),
  'identity-design':
    face(box(10, 10, 60, 42, 4)) +
    line('M20 40H40') +
    spark(disc(56, 64, 26)) +
    line('M45 74H58a5 5 0 0 0 0-10H54a5 5 0 0 1 0-10H67'),
}
