import { useInstallation } from '#platform/api/installation.ts'

/** The support address; until it is loaded, a link to the page that shows it. */
export function SupportAddress() {
  const operator = useInstallation()?.operator
  if (!operator) return <a href="/contact/address">the people who run it</a>
  return <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
}
