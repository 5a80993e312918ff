/** The Network Information API, as far as a browser has it. */
interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

const connection = (): Connection => ('connection' in navigator && (navigator.connection as Connection | null)) || {}

/** Whether the user has asked the browser to save data. */
export const savesData = (): boolean => connection().saveData === true

/** Whether what nobody has asked for should not be downloaded: it may cost the user money, or much of their time. */
export const isMetered = (): boolean => {
  const { type, effectiveType } = connection()
  return savesData() || type === 'cellular' || (effectiveType !== undefined && effectiveType !== '4g')
}
