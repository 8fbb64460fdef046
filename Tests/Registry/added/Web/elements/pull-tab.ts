import * as Kind from './abi/kind.js';
import * as TabCommand from './abi/tab-command.js';
import type { EpisodeEventMap, ImpactDetail } from './events.js';
import { complete } from './host/reflect.js';
import { PullTabHost } from './pull-tab/pull-tab-host.js';
import { SuppleElement } from './supple-element.js';

/** The events of `<supple-pull-tab>`. */
export interface PullTabEventMap extends EpisodeEventMap {
  'supple-tab-opened': CustomEvent<ImpactDetail>;
  'supple-tab-closed': CustomEvent<ImpactDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'supple-pull-tab': SupplePullTab;
  }
  interface HTMLElementEventMap extends PullTabEventMap {}
}

/**
 * `<supple-pull-tab>`: a tab that a finger pulls out.
 *
 * @fires supple-tab-opened - The tab goes to its outer end.
 * @fires supple-tab-closed - The tab goes to its inner end.
 * @csspart tab - The disc.
 */
export class SupplePullTab extends SuppleElement<PullTabEventMap> {
  #host = new PullTabHost(this);

  /** Moves the tab out. */
  open(): void {
    this.#host.command(TabCommand.open);
  }

  /** Moves the tab back. */
  close(): void {
    this.#host.command(TabCommand.close);
  }
}
complete(SupplePullTab, Kind.pullTab, [], []);
