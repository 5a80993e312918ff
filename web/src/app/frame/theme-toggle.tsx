import { IconButton } from '#ui/button.tsx'
import { MoonIcon } from '#ui/icons.tsx'
import { useTheme } from './theme.ts'

/** Dark or light, kept on the device. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const { dark, toggle } = useTheme()
  return (
    <IconButton
      variant="quiet"
      className={className}
      label="Dark mode"
      aria-pressed={dark}
      icon={<MoonIcon />}
      onClick={toggle}
    />
  )
}
