import type { ReactNode } from 'react'

/**
 * Makes an icon, drawn on a grid of 24 in the colour of the text around it. Icons are decoration: the text or label
 * next to them carries the meaning.
 */
export const icon = (drawing: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawing}
  </svg>
)

/** A filled path. */
const Shape = ({ d }: { d: string }) => <path d={d} fill="currentColor" stroke="none" />

const heart =
  'M12 20.3C5.6 15.6 3 12.4 3 8.9A4.9 4.9 0 0 1 7.9 4C9.6 4 11.1 4.85 12 6.2 12.9 4.85 14.4 4 16.1 4A4.9 4.9 0 0 1 21 8.9c0 3.5-2.6 6.7-9 11.4z'

export const PlayIcon = icon(
  <Shape d="M7.5 4.6v14.8a1 1 0 0 0 1.5.85l12-7.4a1 1 0 0 0 0-1.7L9 3.75a1 1 0 0 0-1.5.85z" />,
)
export const PauseIcon = icon(
  <Shape d="M7 4h2.4A1.6 1.6 0 0 1 11 5.6v12.8A1.6 1.6 0 0 1 9.4 20H7a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 7 4zm7.6 0H17a1.6 1.6 0 0 1 1.6 1.6v12.8A1.6 1.6 0 0 1 17 20h-2.4a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 14.6 4z" />,
)
export const HeartIcon = icon(<path d={heart} />)
export const HeartFilledIcon = icon(<Shape d={heart} />)
export const SparkIcon = icon(
  <Shape d="M12 2c.8 5.6 3.4 8.6 10 10-6.6 1.4-9.2 4.4-10 10-.8-5.6-3.4-8.6-10-10 6.6-1.4 9.2-4.4 10-10z" />,
)
export const MoonIcon = icon(<path d="M20 14.5A8.2 8.2 0 0 1 9.5 4 8.2 8.2 0 1 0 20 14.5z" />)
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="3.8" />
    <path d="M5.7 5.7l3.6 3.6M14.7 14.7l3.6 3.6M18.3 5.7l-3.6 3.6M9.3 14.7l-3.6 3.6" />
  </>,
)
export const PhoneIcon = icon(
  <path d="M6.6 3.5h2.6l1.6 4.2-2 1.5a12 12 0 0 0 5.9 5.9l1.6-2 4.2 1.6v2.7a2.2 2.2 0 0 1-2.4 2.2A16.6 16.6 0 0 1 4.3 5.9a2.2 2.2 0 0 1 2.3-2.4z" />,
)
export const MessageIcon = icon(<path d="M4 5.5h16v11H10.5L6.5 20v-3.5H4z" />)
export const MoreIcon = icon(<path d="M5.500 12h.01M12 12h.01M18.500 12h.01" strokeWidth="3.200" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M4.5 12.5l5 5 10-11" />)
export const HomeIcon = icon(<path d="M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4z" />)
export const RetryIcon = icon(<path d="M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4.5 19v-4.5H9" />)
export const ChevronIcon = icon(<path d="M6 9.5l6 6 6-6" />)
export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="M15.5 15.5L20 20" />
  </>,
)
export const PencilIcon = icon(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.4" />
    <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5" />
  </>,
)
export const ShieldIcon = icon(
  <path d="M12 3l7 2.8v5.6c0 4.3-2.9 7.7-7 9.6-4.1-1.9-7-5.3-7-9.6V5.8zM8.8 12l2.3 2.3 4.2-4.5" />,
)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5a7.6 7.6 0 0 1 15 0" />
  </>,
)
export const CardIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.8" />
    <path d="M3 10h18M6.5 15h4" />
  </>,
)
export const ReceiptIcon = icon(<path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5" />)
export const NextIcon = icon(<path d="M6 5.5l8.5 6.5L6 18.5zM18 5.5v13" />)
export const SoundIcon = icon(
  <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
)
export const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </>,
)
