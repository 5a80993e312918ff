import { Drawn } from '../../ui/icons.tsx'

export const CaptionsIcon = () => (
  <Drawn>
    <rect x="3" y="5.5" width="18" height="13" rx="2.8" />
    <path d="M6.5 11h4M13 11h4.5M6.5 14.5h6M15 14.5h2.5" />
  </Drawn>
)
export const FullScreenIcon = () => (
  <Drawn>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
  </Drawn>
)
export const MutedIcon = () => (
  <Drawn>
    <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5zM16 9.5l5 5M21 9.5l-5 5" />
  </Drawn>
)
