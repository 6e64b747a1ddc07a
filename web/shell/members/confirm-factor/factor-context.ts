import { createContext, use } from 'react'

/** Asks for the second factor over the page; resolves to whether it was entered. */
export type AskFactor = () => Promise<boolean>

export const FactorContext = createContext<AskFactor>(() => Promise.resolve(false))

export const useAskFactor = (): AskFactor => use(FactorContext)
