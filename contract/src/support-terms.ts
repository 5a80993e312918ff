/** The longest message to the people who run this, in characters. */
export const supportLength = 4000

/** Within how many working days such a message is answered; on a paid plan it comes first. */
export const answeredWithin = { workingDays: 3, onPaidPlans: 1 } as const
