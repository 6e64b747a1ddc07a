/**
 * The command by which a stock system sends its list. In double quotes, which the shells of Windows
 * and of Unix both understand.
 */
export const curlLine = (origin: string, key: string) =>
  `curl -H "Authorization: Bearer ${key}" -F mode=apply -F kind=prices -F file=@stock.csv ${origin}/api/listing/import`
