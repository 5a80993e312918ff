import { icon } from '#platform/ui/icons.tsx'

export const TodayIcon = icon(
  <path d="M6.5 16a5.5 5.5 0 0 1 11 0M3 16h18M6 19.5h12M12 4v2.5M5.2 7.2l1.7 1.7M18.8 7.2l-1.7 1.7" />,
)
export const LibraryIcon = icon(
  <>
    <rect x="7.5" y="3.5" width="13" height="13.5" rx="2.8" />
    <path d="M4 7.5V17a3.5 3.5 0 0 0 3.5 3.5H16M11.5 8.5h5M11.5 12h3" />
  </>,
)
export const GardenIcon = icon(
  <>
    <circle cx="12" cy="6" r="3" />
    <path d="M12 9v11M7 20h10M12 16.5c-3.5 0-5-1.6-5-4 3 0 5 1.3 5 4zM12 14.5c0-2.2 1.5-3.5 4.5-3.5 0 2.2-1.5 3.5-4.5 3.5z" />
  </>,
)
