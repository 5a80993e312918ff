import { icon } from '#platform/ui/icons.tsx'

export const TodayIcon = icon(
  <path d="M6.500 16a5.500 5.500 0 0 1 11 0M3 16h18M6 19.500h12M12 4v2.500M5.200 7.200l1.700 1.700M18.800 7.200l-1.700 1.700" />,
)
export const LibraryIcon = icon(
  <>
    <rect x="7.500" y="3.500" width="13" height="13.500" rx="2.800" />
    <path d="M4 7.500V17a3.500 3.500 0 0 0 3.500 3.500H16M11.500 8.500h5M11.500 12h3" />
  </>,
)
export const GardenIcon = icon(
  <>
    <circle cx="12" cy="6" r="3" />
    <path d="M12 9v11M7 20h10M12 16.500c-3.500 0-5-1.600-5-4 3 0 5 1.300 5 4zM12 14.500c0-2.200 1.500-3.500 4.500-3.500 0 2.200-1.500 3.500-4.500 3.500z" />
  </>,
)
