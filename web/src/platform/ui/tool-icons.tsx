import { icon, Shape } from './icons.tsx'

/* Icons of tools, in their own file so that pages with nothing to edit do not load them. */
export const UndoIcon = icon(<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />)
export const RedoIcon = icon(<path d="M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3" />)
export const DiceIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" strokeWidth="2.6" />
  </>,
)
export const ResetIcon = icon(<path d="M5 5v5h5M5.5 9.5A7.5 7.5 0 1 1 4.5 13" />)
export const BinIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />)
export const PhotoIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="3" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="M4 17l5-4 3.5 2.8L16 12l4.5 4" />
  </>,
)
export const ShareIcon = icon(<path d="M12 14.5V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5" />)
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
)
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.4" />
    <path d="M15.5 8.5V6.5a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </>,
)
export const DownloadIcon = icon(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />)
export const UploadIcon = icon(<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14" />)
export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="M15.5 15.5L20 20" />
  </>,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.4" />
    <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5" />
  </>,
)
export const NextIcon = icon(<path d="M6 5.5l8.5 6.5L6 18.5zM18 5.5v13" />)
export const SoundIcon = icon(
  <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
)
/** For the levels of sounds; a speaker means that something is to be heard. */
export const SlidersIcon = icon(
  <path d="M6 4v6M6 14.5V20M3.8 12.2h4.4M12 4v2.5M12 11v9M9.8 8.7h4.4M18 4v8.5M18 17v3M15.8 14.8h4.4" />,
)
export const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </>,
)
export const SparkIcon = icon(
  <Shape d="M12 2c.8 5.6 3.4 8.6 10 10-6.6 1.4-9.2 4.4-10 10-.8-5.6-3.4-8.6-10-10 6.6-1.4 9.2-4.4 10-10z" />,
)
