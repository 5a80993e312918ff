import { type Payments, PaymentsRefused } from '#ports/payments.ts'

const refuse = async (): Promise<never> => {
  throw new PaymentsRefused('plans_not_sold')
}
const nothingToDo = async () => undefined

/** For installations that sell nothing: no purchases, and subscriptions sold earlier do not continue. */
export const noPayments = (): Payments => ({
  createCustomer: refuse,
  changeEmail: nothingToDo,
  deleteCustomer: nothingToDo,
  openCheckout: refuse,
  expireCheckout: nothingToDo,
  readCheckout: nothingToDo,
  previewChange: refuse,
  changeNow: refuse,
  scheduleChange: refuse,
  releaseSchedule: nothingToDo,
  setCancelAtPeriodEnd: nothingToDo,
  cancelNow: nothingToDo,
  refundAll: nothingToDo,
  refundLast: nothingToDo,
  portalUrl: refuse,
  invoices: async () => [],
  snapshot: async () => [],
  verifyWebhook: nothingToDo,
  undelivered: async () => [],
})
