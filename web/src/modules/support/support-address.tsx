import { useInstallation } from '#platform/api/installation.ts'

/** The support address; until it is loaded, a link to the page that shows it. */
export function SupportAddress() {
  const operator = useInstallation()?.operator
  if (!operator) return <a href="/contact/address">the people who run it</a>
  return <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
}

/** How and when people are helped, if the operator says so. */
export function SupportText() {
  const text = useInstallation()?.operator.supportText
  return text && <> {text}</>
}
