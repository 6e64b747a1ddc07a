/** How many characters (code points) a password has, at least and at most. */
export const passwordLength = { min: 8, max: 128 } as const
