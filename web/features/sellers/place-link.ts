import { mapHref } from '#web/shell/contact-links.ts'

type Place = { company_name: string; company_address: string; emirate: string }

/** A map link by the company's name and address; nothing is loaded before it is opened. */
export function placeHref({ company_name, company_address, emirate }: Place): string {
  return mapHref([company_name, company_address, emirate])
}
