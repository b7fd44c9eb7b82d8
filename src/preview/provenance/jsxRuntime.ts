// How elements are made in the preview: each component notes the settings it reads, and the elements it returns carry them as data-settings.
import {
  type ComponentType,
  cloneElement,
  type ExoticComponent,
  Fragment,
  isValidElement,
  memo,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { jsxs as makeMany, jsx as makeOne } from 'react/jsx-runtime';
import { Route } from 'react-router-dom';
import { deepest } from '#station/recordable.ts';
import { noting, type Reads } from './recorder.ts';

export { Fragment };

type Props = Record<string, unknown>;
type Component = (props: Props) => ReactNode;

/** <Routes> takes its children for what they are. */
const traced = new WeakMap<object, unknown>([[Route, Route]]);
/** By the props of an element that a component returned: what that component has read, which the next one passes on. */
const passedOn = new WeakMap<object, ReadonlySet<string>>();

const isClass = (type: { prototype?: { isReactComponent?: unknown } }): boolean =>
  type.prototype?.isReactComponent !== undefined;

function traceFunction(component: Component & { displayName?: string }): Component {
  function Traced(props: Props): ReactNode {
    const kept = useRef<Reads>(null);
    // What a component has worked out once, it reads no second time.
    kept.current ??= new Set();
    const reads = kept.current;
    for (const path of passedOn.get(props) ?? []) reads.add(path);
    return carrying(
      noting(reads, () => component(props)),
      reads,
    );
  }
  Traced.displayName = component.displayName ?? component.name;
  return Traced;
}

/** What a component returned, with what it has read on the elements that stand for it on screen. */
function carrying(drawn: ReactNode, reads: Reads): ReactNode {
  if (reads.size === 0) return drawn;
  if (Array.isArray(drawn)) return drawn.map((each) => carrying(each, reads));
  if (!isValidElement(drawn)) return drawn;
  const element = drawn as ReactElement<Props>;
  if (typeof element.type === 'string') {
    const own = element.props['data-settings'];
    const all = deepest(own === undefined ? reads : [...String(own).split(' '), ...reads]);
    return cloneElement(element, { 'data-settings': all.join(' ') });
  }
  if (element.type === Fragment) {
    const { children } = element.props as { children?: ReactNode };
    const marked = Array.isArray(children)
      ? children.map((each) => carrying(each, reads))
      : [carrying(children, reads)];
    return cloneElement(element, undefined, ...marked);
  }
  passedOn.set(element.props, reads);
  return element;
}

function tracing(type: unknown): unknown {
  if (typeof type !== 'function' && (typeof type !== 'object' || type === null)) return type;
  const known = traced.get(type);
  if (known !== undefined) return known;
  let made: unknown = type;
  if (typeof type === 'function') {
    if (!isClass(type)) made = traceFunction(type as Component);
  } else if ((type as ExoticComponent).$$typeof === Symbol.for('react.memo')) {
    const { type: inner, compare } = type as unknown as {
      type: unknown;
      compare: Parameters<typeof memo>[1] | null;
    };
    const within = tracing(inner) as ComponentType<Props>;
    made = within === inner ? type : memo(within, compare ?? undefined);
  }
  traced.set(type, made);
  return made;
}

export const jsx: typeof makeOne = (type, props, key) => makeOne(tracing(type) as typeof type, props, key);
export const jsxs: typeof makeMany = (type, props, key) => makeMany(tracing(type) as typeof type, props, key);
