import { openingState } from '#contract/opening-state.ts'
import type { Company, SellersService } from '../sellers/sellers.service.ts'

const MINUTE_MS = 60_000

/** Whether a company is open at `now`, in ms since 1970. */
export const isOpenAt = ({ hours }: Pick<Company, 'hours'>, now: number): boolean =>
  hours !== null && openingState(hours, now).open

/** Which sellers are open, by their number: 1 for open. Opening hours are read once a minute. */
export class OpenSellers {
  private minute = 0
  private current: Promise<Uint8Array> | undefined
  private readonly sellers: Pick<SellersService, 'companies'>

  constructor(sellers: Pick<SellersService, 'companies'>) {
    this.sellers = sellers
  }

  now(): Promise<Uint8Array> {
    const now = Date.now()
    const minute = Math.floor(now / MINUTE_MS)
    if (!this.current || minute !== this.minute) {
      this.minute = minute
      this.current = this.at(now)
      // The next search tries again.
      this.current.catch(() => (this.current = undefined))
    }
    return this.current
  }

  private async at(now: number): Promise<Uint8Array> {
    const companies = await this.sellers.companies(undefined)
    const open = companies.filter((company) => isOpenAt(company, now))
    const flags = new Uint8Array(Math.max(0, ...open.map(({ no }) => no)) + 1)
    for (const { no } of open) flags[no] = 1
    return flags
  }
}
