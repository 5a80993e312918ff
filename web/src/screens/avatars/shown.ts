/** A picture on the stage in place of the face that is being built. */
export interface Shown {
  imageUrl: string
  /** What it shows, in words. */
  alt: string
}
