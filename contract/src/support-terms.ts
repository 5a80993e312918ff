/** The longest message to the operator, in characters. */
export const supportLength = 4000

/** How many working days a message is answered within; paid plans come first. */
export const answeredWithin = { workingDays: 3, onPaidPlans: 1 } as const
