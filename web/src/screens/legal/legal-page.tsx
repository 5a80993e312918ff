import { product } from '@glimmer/contract/product'
import type { ReactNode } from 'react'
import { SupportText } from '#modules/support/support-address.tsx'
import { useInstallation } from '#platform/api/installation.ts'
import { Prose } from '#platform/ui/prose.tsx'

const updated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(product.legalUpdatedOn),
)

/** A legal text with its title and date. */
export const LegalPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Prose title={title} lead={lead}>
    <p>
      Last updated: <time dateTime={product.legalUpdatedOn}>{updated}</time>
    </p>
    {children}
  </Prose>
)

/** Who runs this installation, and how they help, if configured. */
export function Operator() {
  const operator = useInstallation()?.operator
  return (
    <>
      {operator?.name && ` Here it is run by ${[operator.name, operator.address].filter(Boolean).join(', ')}.`}
      <SupportText />
    </>
  )
}
