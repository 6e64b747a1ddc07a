import { useEffect, useState } from 'react'
import { skuKey } from '#contract/part-number.ts'
import type { Proposal } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'

// Shorter texts say too little, or belong to too many parts.
const shortestNumber = 4
const shortestName = 3
const pauseMs = 350

type Asked = { sku?: string; name?: string }

/** What is worth asking; undefined as long as too little is typed. */
export function questionFor(partSKU: string, partName: string): Asked | undefined {
  const name = partName.trim()
  const asked: Asked = {}
  if (skuKey(partSKU).length >= shortestNumber) asked.sku = partSKU.trim()
  if (name.length >= shortestName) asked.name = name
  return asked.sku || asked.name ? asked : undefined
}

/**
 * What others call a part of this number, or what its name says. Asked when typing pauses; a later
 * question takes back the one before. Where it can't be asked, nothing is proposed.
 */
export function useProposal(partSKU: string, partName: string): Proposal | undefined {
  const { language } = usePage()
  const [known, setKnown] = useState<{ sku: string | undefined; proposal: Proposal }>()
  const asked = questionFor(partSKU, partName)
  const question = asked && JSON.stringify(asked)

  useEffect(() => {
    if (!question) return
    const controller = new AbortController()
    const ask = async () => {
      const input = JSON.parse(question) as Asked
      const proposal = await browserApi(language, controller.signal).call('proposeListing', input)
      setKnown({ sku: input.sku, proposal })
    }
    const timer = setTimeout(() => ask().catch(() => {}), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, language])

  // While only the name changes the last answer stays in sight, or the page would jump.
  return known && asked && known.sku === asked.sku ? known.proposal : undefined
}
