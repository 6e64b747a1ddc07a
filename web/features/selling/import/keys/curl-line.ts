// A list of which no row could be used is answered with status 200: only its counts say so.
const someRowImported = '.done and .problem == null and .created + .updated + .unchanged > 0'

/**
 * The command by which a stock system sends its list; it fails where nothing of the list came in. In
 * double quotes, which the shells of Windows and of Unix both understand.
 */
export const curlLine = (origin: string, key: string) =>
  [
    `curl --fail-with-body -o answer.json -H "Authorization: Bearer ${key}" -F mode=apply -F kind=prices`,
    `-F file=@stock.csv ${origin}/api/listing/import && jq -e "${someRowImported}" answer.json`,
  ].join(' ')
