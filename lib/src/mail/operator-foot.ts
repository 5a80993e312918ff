/** The operator of an installation, as every email names them. */
export interface Operator {
  name: string | undefined
  /** A postal address, on one line. */
  address: string | undefined
  supportEmail: string
}

/** The last line of an email: what sent it, who runs that, and how to reach them. */
export const operatorFoot = (product: string, { name, address, supportEmail }: Operator): string =>
  [product, name && `run by ${name}`, address, supportEmail].filter(Boolean).join(', ')
