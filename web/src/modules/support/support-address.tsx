import { useInstallation } from '#platform/api/installation.ts'

/** Where every question goes: the address itself, or the page that names it until it is known. */
export function SupportAddress() {
  const operator = useInstallation()?.operator
  if (!operator) return <a href="/contact/address">the people who run it</a>
  return <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
}
