/** A line that keeps every rule and means nothing, and what a reader would rather have heard. */
export const withoutSense = {
  refused: "When someone asks how it went, I'll think of the hands behind my coat.",
  instead: "When someone asks how it went, I'll say as much as I want to.",
} as const
