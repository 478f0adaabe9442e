/** @file The page's entry: puts the window's content into the page. */

import { render } from "preact";
import { App } from "./app.tsx";
import { keepFocus } from "./keep-focus.ts";
import { followAdding } from "./use-adding.ts";
import { connect } from "./use-agent.ts";
import { followNotices } from "./use-view.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
connect();
followNotices();
followAdding();
keepFocus();
render(<App />, root);
