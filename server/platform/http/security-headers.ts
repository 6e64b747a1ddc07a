import type { FastifyReply } from 'fastify'

/** Sets the headers of every reply, whatever it is; pages add their content security policy. */
export function securityHeaders(reply: FastifyReply, { https }: { https: boolean }): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
  })
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
