import { companyWords } from './company-words.ts'
import { usePage } from './page.tsx'

/** The name of a company in the language of the page, or the one that there is. */
export function CompanyName({
  name,
  nameAr,
}: {
  name: string
  nameAr?: string | null | undefined
}) {
  const { language } = usePage()
  const words = companyWords(name, nameAr, language)
  return <bdi lang={words?.lang}>{words?.text}</bdi>
}
