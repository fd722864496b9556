import ICAL from 'ical.js';

/** A duration as the standard has it; the parser also takes a `T` that nothing follows. */
const duration = /^[+-]?P(?:\d+W|(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;

/** Decodes every value of a component and of its parts: the parser reads a value only when it is asked for. */
function decode(component: ICAL.Component): void {
  for (const property of component.getAllProperties()) {
    property.getFirstValue();
    const [, , type, value] = property.toJSON();
    if (type === 'duration' && !(duration.test(value) && /\d/.test(value)))
      throw new Error(`${property.name}:${value}`);
  }
  component.getAllSubcomponents().forEach(decode);
}

/** The events of a calendar file, read as calendar programs do; throws at whatever RFC 5545 does not allow. */
export function strictEvents(file: string): ICAL.Event[] {
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line does not end in CRLF');
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`a line has ${Buffer.byteLength(line)} octets: ${line}`);
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  decode(calendar);
  for (const name of ['version', 'prodid']) if (!calendar.hasProperty(name)) throw new Error(`no ${name}`);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  for (const { component } of events) {
    for (const name of ['uid', 'dtstamp', 'dtstart'])
      if (!component.hasProperty(name)) throw new Error(`an event without ${name}`);
    const [start, end] = ['dtstart', 'dtend'].map((name) => component.getFirstPropertyValue(name) as ICAL.Time | null);
    if (start && end && end.compare(start) <= 0) throw new Error('an event does not end after it starts');
  }
  if (new Set(events.map(({ uid }) => uid)).size !== events.length) throw new Error('two events with one UID');
  return events;
}
