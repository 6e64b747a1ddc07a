import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, plain, text, wholeWithin } from './fields.ts'
import {
  longestMessage,
  longestQuery,
  longestQuickReply,
  longestReportNote,
  mostMessagesAtOnce,
  mostQuickReplies,
} from './limits.ts'
import { done } from './profile.ts'
import { attachmentBytes, reportReasons } from './chat-options.ts'
import { fileQuotaErrors } from './quotas.ts'

const seq = z.int32().min(0)

/** A file that came with a message; members of the room fetch it with their token. */
export const attachment = z.object({
  url: z.string(),
  name: z.string(),
  type: z.string().meta({ description: 'image/jpeg, image/png, image/webp or application/pdf' }),
  bytes: z.number().int(),
})
export type Attachment = z.infer<typeof attachment>

export const message = z.object({
  _id: id,
  room: id,
  seq: seq.meta({ description: 'Increases by one within a room, from 1' }),
  clientId: id,
  message: z.string(),
  attachment: attachment.nullable(),
  sender: id,
  status: z.enum(['sent', 'read']),
  createdAt: date,
})
export type Message = z.infer<typeof message>

/** What is talked about: as much of a listing as a room shows. */
export const roomListing = z.object({
  _id: id,
  slug: z.string(),
  partName: z.string(),
  partNameAr: z.string().nullable(),
  partSKU: z.string(),
  partBrand: z.string(),
  price: z.number(),
  currency: z.literal('AED'),
  quantity: z.number().int(),
  pic: z.string().nullable(),
  user: id.meta({ description: 'The seller' }),
  available: z.boolean().meta({ description: 'Still available' }),
})
export type RoomListing = z.infer<typeof roomListing>

/** A conversation, with the other person in it. */
export const roomInfo = z.object({
  roomId: id,
  userId: id,
  userName: z.string(),
  userAvatar: z.string().nullable(),
  userPhone: z.string(),
  listing: roomListing,
  lastMsg: z.string().meta({ description: 'Shortened; empty for a file or without messages' }),
  lastSender: id.nullable(),
  lastFile: z.boolean().meta({ description: 'The last message carries a file' }),
  lastTime: date,
  unreadMsgCnt: z.number().int(),
  lastSeq: seq,
  readSeq: seq.meta({ description: 'How far the caller has read' }),
  otherReadSeq: seq.meta({ description: 'How far the other person has read' }),
  blocked: z.enum(['by_me', 'by_them']).nullable(),
})
export type RoomInfo = z.infer<typeof roomInfo>

const roomId = { roomId: id }

export const startChat = endpoint('startChat', {
  summary: 'Start or return the caller’s conversation with the seller of a part',
  input: z.object({ listing_id: id }),
  example: { listing_id: exampleIds.listing },
  reply: z.object(roomId),
  access: ['BUYER', 'SELLER'],
  errors: ['listing.not_found', 'chat.own', 'account.closing', 'server.limited'],
})

export const getUserRooms = endpoint('getUserRooms', {
  summary:
    'The caller’s conversations, latest first; those without messages are visible only to the person who started them',
  input: z.object({
    userId: id.optional(),
    q: text(longestQuery).optional().meta({ description: 'In names, part names and numbers' }),
    ...paging,
  }),
  example: { q: 'brake' },
  reply: z.object({
    roomInfos: z.array(roomInfo),
    unreadMsgCnt: z.number().int().meta({ description: 'In all conversations together' }),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: 'account',
  self: ['userId'],
})

export const getRoom = endpoint('getRoom', {
  summary: 'One conversation of the caller',
  input: z.object(roomId),
  example: { roomId: exampleIds.room },
  reply: roomInfo,
  access: 'account',
  errors: ['chat.not_found'],
})

export const getConversations = endpoint('getConversations', {
  summary: 'Messages of a room in order: the latest, or those after or before a `seq`',
  input: z.object({
    ...roomId,
    userId: id.optional(),
    afterSeq: z.coerce.number().pipe(seq).optional(),
    beforeSeq: z.coerce.number().pipe(seq.min(1)).optional(),
    limit: wholeWithin({ min: 1, max: mostMessagesAtOnce }).default(50),
    peek: z
      .enum(['yes'])
      .optional()
      .meta({ description: 'Leaves messages unread: the conversation is not in view' }),
  }),
  example: { roomId: exampleIds.room, limit: 20 },
  reply: z.object({
    conversations: z.array(message),
    newReadMsg: z.number().int().meta({ description: 'How many messages were marked as read' }),
    lastSeq: seq.meta({ description: 'Of the room' }),
    otherReadSeq: seq,
  }),
  access: 'account',
  self: ['userId'],
  errors: ['chat.not_found'],
})

export const setRead = endpoint('setRead', {
  summary: 'Mark a message and all earlier ones as read; only the recipient can do so',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: 'account',
  errors: ['message.not_found'],
})

export const sendMessage = endpoint('sendMessage', {
  summary:
    'Send a message to a room, with or without a file; repeating a `clientId` never creates a second message',
  input: z.object({
    ...roomId,
    clientId: id,
    message: text(longestMessage).default(''),
    sender: id.optional(),
  }),
  files: ['attachment'],
  fileBytes: attachmentBytes,
  example: { roomId: exampleIds.room, clientId: exampleIds.import, message: 'Is it in stock?' },
  reply: message,
  status: 201,
  access: 'account',
  self: ['sender'],
  errors: [
    'chat.not_found',
    'chat.blocked',
    'chat.flood',
    'chat.client_id',
    'quota.messagesPerDay',
    ...fileQuotaErrors,
    'file.type',
    'file.too_large',
    'file.broken',
    'server.limited',
    'server.unavailable',
  ],
})

export const setBlock = endpoint('setBlock', {
  summary: 'Block or unblock the other person in a room',
  input: z.object({ ...roomId, blocked: z.boolean() }),
  example: { roomId: exampleIds.room, blocked: true },
  reply: done,
  access: 'account',
  errors: ['chat.not_found'],
})

export const reportChat = endpoint('reportChat', {
  summary: 'Report a conversation to the operator',
  input: z.object({
    ...roomId,
    reason: z.enum(reportReasons),
    note: plain(longestReportNote).default(''),
  }),
  example: { roomId: exampleIds.room, reason: 'spam', note: 'The same advert each day' },
  reply: done,
  status: 201,
  access: 'account',
  errors: ['chat.not_found', 'server.limited'],
})

const quickReplies = z.object({
  replies: z.array(name(longestQuickReply)).max(mostQuickReplies),
})

export const getQuickReplies = endpoint('getQuickReplies', {
  summary: 'The seller’s quick replies; null until they save their own',
  input: z.object({}),
  example: {},
  reply: z.object({ replies: z.array(z.string()).nullable() }),
  access: ['SELLER'],
})

export const setQuickReplies = endpoint('setQuickReplies', {
  summary: 'Save the seller’s quick replies',
  input: quickReplies,
  example: { replies: ['Yes, it is in stock.'] },
  reply: quickReplies,
  access: ['SELLER'],
})
