/** @file The page's entry: renders the window's content. */

import { render } from "preact";
import { connect } from "./agent/use-agent.ts";
import { followLanguage } from "./agent/use-language.ts";
import { followNotices } from "./agent/use-view.ts";
import { guardMoved } from "./shell/guard-moved.ts";
import { keepFocus } from "./shell/keep-focus.ts";
import { followAdding } from "./shell/use-adding.ts";
import { Page } from "./translated-app.tsx";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
// First, so that the page is never drawn in the wrong language.
followLanguage(location.search);
// Remove the locale from the address, which would become outdated when the language changes.
history.replaceState(null, "", location.pathname);
connect();
followNotices();
followAdding();
keepFocus();
guardMoved();
render(<Page />, root);
