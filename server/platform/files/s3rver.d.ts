declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** An S3 server on a folder. It doesn't check signatures of version 4. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
