const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats pence as pounds: £0, £4.99. */
export const priceOf = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)
