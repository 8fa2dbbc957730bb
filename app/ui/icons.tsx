/** One family of icons on a grid of 16, drawn with the colour of the text around them. */
import type { ReactNode } from 'react'

const icon = (drawing: ReactNode) => () => (
  <svg
    aria-hidden="true"
    className="size-4 shrink-0"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawing}
  </svg>
)

export const EyeIcon = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.75" />
  </>,
)
export const EyeOffIcon = icon(
  <>
    <path d="M6.3 3.7A6.6 6.6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.9 2.4M3.6 5.2A10.6 10.6 0 0 0 1.5 8S4 12.5 8 12.5c1.1 0 2.1-.3 3-.8" />
    <path d="m2 2 12 12" />
  </>,
)
export const PencilIcon = icon(<path d="m10.5 2.5 3 3-8 8-3.5.5.5-3.5 8-8Z" />)
export const TrashIcon = icon(
  <path d="M2.5 4.5h11M6.5 4V2.5h3V4M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />,
)
export const PlusIcon = icon(<path d="M8 3v10M3 8h10" />)
export const PreviousIcon = icon(<path d="m10 3-5 5 5 5" />)
export const NextIcon = icon(<path d="m6 3 5 5-5 5" />)
export const SortIcon = icon(<path d="M5 6.5 8 3.5l3 3M5 9.5l3 3 3-3" />)
export const UpIcon = icon(<path d="M5 9.5l3-3 3 3" />)
export const DownIcon = icon(<path d="M5 6.5l3 3 3-3" />)
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7" />
  </>,
)
export const MoonIcon = icon(<path d="M13.5 9.7A6 6 0 1 1 6.3 2.5a4.7 4.7 0 0 0 7.2 7.2Z" />)
export const MenuIcon = icon(<path d="M2 4.5h12M2 8h12M2 11.5h12" />)
export const PersonIcon = icon(
  <>
    <circle cx="8" cy="5.25" r="2.75" />
    <path d="M2.75 13.5c.7-2.6 2.7-3.75 5.25-3.75s4.55 1.15 5.25 3.75" />
  </>,
)
export const LeaveIcon = icon(<path d="M6 2.5H3v11h3M10.5 5l3 3-3 3M13.5 8H6.5" />)
export const DashboardIcon = icon(
  <path d="M2.5 2.5h4.5v6H2.5zM9 2.5h4.5V6H9zM9 8.5h4.5v5H9zM2.5 11h4.5v2.5H2.5z" />,
)
export const CategoryIcon = icon(
  <>
    <path d="M2.5 2.5h5l6 6-5 5-6-6v-5Z" />
    <path d="M5.25 5.25h.01" />
  </>,
)
export const SwitchOnIcon = icon(
  <>
    <rect x="1.5" y="4.5" width="13" height="7" rx="3.5" />
    <circle cx="11" cy="8" r="1.5" />
  </>,
)
export const SwitchOffIcon = icon(
  <>
    <rect x="1.5" y="4.5" width="13" height="7" rx="3.5" />
    <circle cx="5" cy="8" r="1.5" />
  </>,
)
export const ServiceIcon = icon(
  <path d="M8 1.5 14 5 8 8.5 2 5l6-3.5ZM2 8l6 3.5L14 8M2 11l6 3.5 6-3.5" />,
)
export const ProjectIcon = icon(<path d="M1.5 12.5v-9h4.5l1.5 2h7v7h-13ZM1.5 8h13" />)
export const ProductIcon = icon(
  <path d="M8 1.5 14 4.75v6.5L8 14.5l-6-3.25v-6.5L8 1.5ZM2 4.75 8 8l6-3.25M8 8v6.5" />,
)
export const CareerIcon = icon(<path d="M1.5 5h13v8.5h-13V5ZM5.5 5V2.5h5V5M1.5 9h13" />)
export const WarningIcon = icon(<path d="M8 2 1.5 13.5h13L8 2ZM8 6.5v3.25M8 11.75h.01" />)
export const CheckIcon = icon(<path d="m3 8.5 3.25 3.25L13 4.75" />)
export const UsersIcon = icon(
  <>
    <circle cx="6" cy="5.25" r="2.5" />
    <path d="M1.5 13c.5-2.4 2.2-3.5 4.5-3.5s4 1.1 4.5 3.5M10.5 2.9a2.5 2.5 0 0 1 0 4.7M12.3 9.9c1.2.5 1.9 1.6 2.2 3.1" />
  </>,
)
export const KeyIcon = icon(
  <>
    <circle cx="5" cy="11" r="2.75" />
    <path d="m7 9 6-6M10.5 5.5l2 2" />
  </>,
)
export const LogIcon = icon(<path d="M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3" />)
export const DownloadIcon = icon(<path d="M8 2.5v7.5M5 7.25 8 10.25l3-3M2.5 13.5h11" />)
export const InboxIcon = icon(<path d="M1.5 9 4 2.5h8L14.5 9v4.5h-13V9ZM1.5 9H5l1 2h4l1-2h3.5" />)
export const ApplicantsIcon = icon(
  <path d="M3 1.5h7l3 3v10H3v-13ZM10 1.5v3h3M6 12c.2-1.2 1-1.8 2-1.8s1.8.6 2 1.8M8 8.7a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z" />,
)
export const NewsletterIcon = icon(<path d="M1.5 3.5h13v9h-13v-9ZM1.5 4l6.5 5 6.5-5" />)
export const FailedMailIcon = icon(
  <path d="M14.5 7V3.5h-13v9H8M1.5 4l6.5 5 6.5-5M11 10.5l3.5 3.5M14.5 10.5 11 14" />,
)
export const ReleaseIcon = icon(<path d="M8 10V2.5M5 5.25l3-3 3 3M2.5 9v4.5h11V9" />)
export const RetryIcon = icon(<path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 2v3h-3" />)
export const ReplyIcon = icon(<path d="M6 4 2 8l4 4M2 8h7.5a4 4 0 0 1 4 4v1" />)
export const PauseIcon = icon(<path d="M5.5 3.5v9M10.5 3.5v9" />)
export const PlayIcon = icon(<path d="M5 3.5v9l7-4.5-7-4.5Z" />)
export const RestoreIcon = icon(<path d="M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6" />)
export const SettingsIcon = icon(
  <>
    <path d="M2 4.5h5M11 4.5h3M2 11.5h3M9 11.5h5" />
    <circle cx="9" cy="4.5" r="1.75" />
    <circle cx="7" cy="11.5" r="1.75" />
  </>,
)
export const HistoryIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.75V8l2.25 1.5" />
  </>,
)
export const ShieldIcon = icon(
  <path d="M8 1.5 13.5 3.5V8c0 3.2-2.3 5.4-5.5 6.5C4.8 13.4 2.5 11.2 2.5 8V3.5L8 1.5ZM5.75 8l1.6 1.6 3-3" />,
)
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </>,
)
