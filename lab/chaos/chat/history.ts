/** What happened, as users observed it and as the database has it at the end. */
export interface History {
  /** Acknowledged messages, per sender in the order of sending. */
  acknowledged: readonly Acknowledged[];
  /** Every stored message, by number. */
  stored: readonly Stored[];
  /** Events that each user's sockets received, in order. */
  heard: readonly Heard[];
  /** Unread counts of each conversation for the side that never reads. */
  unread: readonly Unread[];
}

export interface Acknowledged {
  conversation: string;
  sender: string;
  clientId: string;
}

export interface Stored extends Acknowledged {
  number: number;
}

export interface Heard {
  person: string;
  /** The account's own number of the event. */
  event: number;
  conversation: string;
  number: number;
}

export interface Unread {
  conversation: string;
  /** The sender whose messages are counted; the reader has read none of them. */
  from: string;
  counted: number;
}

const of = (conversation: string, number: number) => `${conversation}#${number}`;

function lostOrDoubled({ acknowledged, stored }: History): string[] {
  const times = new Map<string, number>();
  for (const { sender, clientId } of stored)
    times.set(`${sender} ${clientId}`, (times.get(`${sender} ${clientId}`) ?? 0) + 1);
  const lost = acknowledged
    .filter(({ sender, clientId }) => !times.has(`${sender} ${clientId}`))
    .map(({ clientId }) => `lost: ${clientId} was acknowledged and is not stored`);
  const doubled = [...times]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => `doubled: ${key} is stored ${count} times`);
  return [...lost, ...doubled];
}

/** Numbers have no gaps, and each sender's messages are in order. */
function outOfOrder({ acknowledged, stored }: History): string[] {
  const faults: string[] = [];
  const place = new Map(acknowledged.map(({ sender, clientId }, at) => [`${sender} ${clientId}`, at]));
  for (const [conversation, messages] of Map.groupBy(stored, (message) => message.conversation)) {
    const last = new Map<string, number>();
    for (const [at, { number, sender, clientId }] of messages.entries()) {
      if (number !== at + 1) faults.push(`gap: ${conversation} has ${number} where ${at + 1} was due`);
      const sent = place.get(`${sender} ${clientId}`);
      if (sent === undefined) continue;
      if (sent < (last.get(sender) ?? -1)) faults.push(`swapped: ${clientId} stands after what ${sender} sent later`);
      last.set(sender, Math.max(sent, last.get(sender) ?? -1));
    }
  }
  return faults;
}

/** Each user receives every message of their conversations once, events in the account's order without a gap. */
function misheard({ stored, heard }: History, members: (conversation: string) => readonly string[]): string[] {
  const faults: string[] = [];
  const due = new Map<string, Set<string>>();
  for (const { conversation, number } of stored)
    for (const person of members(conversation)) {
      const own = due.get(person) ?? new Set();
      due.set(person, own.add(of(conversation, number)));
    }
  for (const [person, events] of Map.groupBy(heard, (one) => one.person)) {
    const own = due.get(person) ?? new Set();
    let before: number | undefined;
    for (const { event, conversation, number } of events) {
      if (before !== undefined && event <= before) faults.push(`order: ${person} heard event ${event} after ${before}`);
      before = event;
      if (!own.delete(of(conversation, number)))
        faults.push(`twice: ${person} heard ${of(conversation, number)} again`);
    }
  }
  for (const [person, missed] of due)
    if (missed.size > 0) faults.push(`unheard: ${person} never heard ${missed.size}, such as ${[...missed][0]}`);
  return faults;
}

function miscounted({ stored, unread }: History): string[] {
  return unread.flatMap(({ conversation, from, counted }) => {
    const real = stored.filter((message) => message.conversation === conversation && message.sender === from).length;
    return real === counted ? [] : [`unread: ${conversation} counts ${counted} of ${from}, there are ${real}`];
  });
}

/**
 * Every violation in a history: acknowledged messages are stored once, in order, received once by both, and counted correctly.
 * Empty without one.
 */
export function faultsOf(history: History, members: (conversation: string) => readonly string[]): string[] {
  return [...lostOrDoubled(history), ...outOfOrder(history), ...misheard(history, members), ...miscounted(history)];
}
