import { product } from '@glimmer/contract/product'
import type { ReactNode } from 'react'
import { Prose } from '#platform/ui/prose.tsx'

const updated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(product.legalUpdatedOn),
)

/** A legal text under its title and date. */
export const LegalPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Prose title={title} lead={lead}>
    <p>
      Last updated: <time dateTime={product.legalUpdatedOn}>{updated}</time>
    </p>
    {children}
  </Prose>
)

/** The address for every question about these texts. */
export const Contact = () => <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
