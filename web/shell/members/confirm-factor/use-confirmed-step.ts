import { ApiError, type Api } from '#contract/api.ts'
import { useMutation } from '../use-mutation.ts'
import { useAskFactor } from './factor-context.ts'

/**
 * As `useMutation`, for steps before which the second factor may have to be entered again: it is asked for,
 * and the step is taken once more.
 */
export function useConfirmedStep() {
  const { run, ...rest } = useMutation()
  const ask = useAskFactor()
  return {
    ...rest,
    run: (step: (api: Api) => Promise<unknown>, options?: Parameters<typeof run>[1]) =>
      run(async (api) => {
        try {
          await step(api)
        } catch (error) {
          const isAsked = error instanceof ApiError && error.code === 'factor.recent'
          if (!isAsked || !(await ask())) throw error
          await step(api)
        }
      }, options),
  }
}
