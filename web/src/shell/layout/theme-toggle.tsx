import { IconButton } from '#platform/ui/button.tsx'
import { MoonIcon } from '#platform/ui/icons.tsx'
import { useTheme } from '#platform/ui/theme.ts'

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
