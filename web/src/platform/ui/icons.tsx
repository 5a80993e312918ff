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
export const Shape = ({ d }: { d: string }) => <path d={d} fill="currentColor" stroke="none" />

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
export const MoonIcon = icon(<path d="M20 14.5A8.2 8.2 0 0 1 9.5 4 8.2 8.2 0 1 0 20 14.5z" />)
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="3.8" />
    <path d="M5.7 5.7l3.6 3.6M14.7 14.7l3.6 3.6M18.3 5.7l-3.6 3.6M9.3 14.7l-3.6 3.6" />
  </>,
)
export const MoreIcon = icon(<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3.2" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M4.5 12.5l5 5 10-11" />)
export const RetryIcon = icon(<path d="M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4.5 19v-4.5H9" />)
export const ChevronIcon = icon(<path d="M6 9.5l6 6 6-6" />)
export const UpIcon = icon(<path d="M6 14.5l6-6 6 6" />)
export const EarlierIcon = icon(<path d="M14.5 6l-6 6 6 6" />)
export const LaterIcon = icon(<path d="M9.5 6l6 6-6 6" />)
export const PencilIcon = icon(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20.5a7.6 7.6 0 0 1 15 0" />
  </>,
)
