/** What tells a listing from the others of all sellers. */
export const keyOf = ({ partSKU, partName }: { partSKU: string; partName: string }): string =>
  `${partSKU} ${partName}`
